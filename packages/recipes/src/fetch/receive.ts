import type { Dispatcher } from 'undici';
import { changedSource } from './changedSource.ts';
import type { SourceFile } from '../recipe/source.ts';
import { DownloadFailure, networkFailure, statusFailure } from './failure.ts';
import type { PartFile } from './partFile.ts';

/** One request for a file. */
export interface Receiving {
  readonly file: SourceFile;
  readonly url: string;
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  /** Maximum time without any bytes. */
  readonly idleMs: number;
  /** Called with the number of bytes that a part has now. */
  readonly received: (bytes: number) => void;
}

type Answer = Dispatcher.ResponseData;

/**
 * Room in memory beyond the bytes of a file, so that its body is never paused: undici 7 ends the process when a server
 * closes the connection of a paused body (https://github.com/nodejs/undici/issues/5360). What it sends beyond that waits.
 */
const spareBytes = 16 * 2 ** 20;

/**
 * Requests what a part of a file lacks and appends it. Throws DownloadFailure when the bytes do not arrive, and `bad-file` as
 * soon as there are more bytes than there should be.
 */
export async function receive(part: PartFile, receiving: Receiving): Promise<void> {
  const answer = await ask(part.size, receiving);
  try {
    await requireUsable(answer, part, receiving);
    await appendBody(answer, part, receiving);
  } finally {
    answer.body.on('error', () => undefined).destroy();
  }
}

async function ask(offset: number, { file, url, dispatcher, signal, idleMs }: Receiving): Promise<Answer> {
  const { request } = await import('undici');
  try {
    return await request(url, {
      dispatcher,
      signal,
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      highWaterMark: file.bytes + spareBytes,
      headers: {
        'user-agent': 'trellis',
        'accept-encoding': 'identity',
        ...(offset > 0 ? { range: `bytes=${offset}-` } : {}),
      },
    });
  } catch (error) {
    throw networkFailure(error, idleMs);
  }
}

/** Throws unless the body continues the part; a server that ignores ranges sends everything, and the part begins again. */
async function requireUsable(
  { statusCode, headers }: Answer,
  part: PartFile,
  { file, url }: Receiving,
): Promise<void> {
  if (statusCode === 200) {
    if (part.size > 0) await part.clear();
    const length = singleHeader(headers['content-length']);
    if (length !== undefined && Number(length) > file.bytes) throw changedSource(url, file, { bytes: length });
    return;
  }
  const range = /^bytes (\d+)-/.exec(singleHeader(headers['content-range']) ?? '');
  if (statusCode === 206 && Number(range?.[1]) === part.size) return;
  if (part.size > 0 && (statusCode === 206 || statusCode === 416)) {
    await part.clear();
    throw new DownloadFailure('the server cannot continue a download', { isTemporary: true });
  }
  throw statusFailure(statusCode, singleHeader(headers['retry-after']));
}

async function appendBody(
  { body }: Answer,
  part: PartFile,
  { file, url, idleMs, received }: Receiving,
): Promise<void> {
  const chunks = body[Symbol.asyncIterator]();
  for (;;) {
    const chunk = await nextChunk(chunks, idleMs);
    if (chunk === undefined) return;
    if (part.size + chunk.length > file.bytes) throw changedSource(url, file, { bytes: `more than ${file.bytes}` });
    await part.append(chunk);
    received(part.size);
  }
}

async function nextChunk(chunks: AsyncIterator<unknown>, idleMs: number): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await chunks.next();
    return done ? undefined : (value as Uint8Array);
  } catch (error) {
    throw networkFailure(error, idleMs);
  }
}

const singleHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
