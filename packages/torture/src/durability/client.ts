import { addressOf, readGeneNames } from '@trellis/contract';

/** An answer that was received to the end; undefined is none. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Makes a call; returns undefined if the connection broke before the end of the answer. */
export async function receive(address: string, init: RequestInit = {}): Promise<Received | undefined> {
  try {
    const answer = await fetch(address, init);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return undefined;
  }
}

/** Names in the data set that queries are made of. */
export interface Names {
  readonly tfs: readonly string[];
  readonly genes: readonly string[];
}

/** Reads them from a server. */
export async function readNames(url: string): Promise<Names> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json();
  const tfs = (await read('/api/tfs/?all=0')) as readonly { readonly value: string }[];
  const { ids } = (await read(addressOf(readGeneNames))) as { readonly ids: readonly string[] };
  return { tfs: tfs.map(({ value }) => value), genes: ids };
}
