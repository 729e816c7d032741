import type { PageAnswer } from './pageRouter.ts';

/** Largest piece of an answer in bytes: a whole one of 70 MB would be in memory in each thread that it passes. */
const maxBytes = 1 << 20;

/** The bytes of an answer in pieces, each in a buffer of its own, which can be handed to another thread. */
export async function* piecesOf(body: PageAnswer['body']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') yield* split(new TextEncoder().encode(body));
  else if (body instanceof Uint8Array) yield* split(body);
  else for await (const piece of body) yield* split(piece);
}

function* split(bytes: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += maxBytes) yield Uint8Array.from(bytes.subarray(at, at + maxBytes));
}
