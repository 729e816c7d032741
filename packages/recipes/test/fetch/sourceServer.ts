import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { SourceFile } from '../../src/recipe/source.ts';

/** How the server answers one request for a file, instead of sending it. */
export type Answer = (response: ServerResponse, content: Buffer, request: IncomingMessage) => void;

export interface SourceServer {
  readonly url: string;
  /** Each request: its path, with the first byte that it asks for. */
  readonly requests: string[];
  /** Adds a file. Its first requests get `answers`, in their order; later ones get the file. */
  add(path: string, content: Buffer | string, ...answers: readonly Answer[]): SourceFile;
}

export const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** A web server on loopback that serves files, with ranges; it ends with the test. */
export async function startSources(): Promise<SourceServer> {
  const files = new Map<string, { readonly content: Buffer; readonly answers: Answer[] }>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push([path, ...(request.headers.range ? [request.headers.range] : [])].join(' '));
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const answer = file.answers.shift() ?? sendFile;
    answer(response, file.content, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    add(path, content, ...answers) {
      const bytes = Buffer.from(content);
      files.set(`/${path}`, { content: bytes, answers: [...answers] });
      return { url: `${url}/${path}`, path, bytes: bytes.length, sha256: sha256Of(bytes) };
    },
  };
}

/** Sends a file, or the range of it that is asked for. */
const sendFile: Answer = (response, content, request) => {
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (start > 0)
    response.writeHead(206, {
      'content-length': content.length - start,
      'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
    });
  else response.writeHead(200, { 'content-length': content.length });
  response.end(content.subarray(start));
};

/** Answers with a status and headers. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('not the file');

/** Sends some bytes, then cuts the connection. */
export const cutAfter =
  (bytes: number): Answer =>
  (response, content) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, bytes), () => response.destroy());
  };

/** Sends the whole file at once, and closes the connection. */
export const sendAndClose: Answer = (response, content) => {
  response.writeHead(200, { 'content-length': content.length, connection: 'close' });
  response.end(content);
};

/** Sends some bytes, then nothing more. */
export const stallAfter =
  (bytes: number): Answer =>
  (response, content) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, bytes));
  };

/** Sends the whole file whatever range is asked for. */
export const ignoreRange: Answer = (response, content) => void response.writeHead(200).end(content);

/** Sends another text in place of the file. */
export const sendInstead =
  (text: Buffer | string): Answer =>
  (response) =>
    void response.writeHead(200).end(text);
