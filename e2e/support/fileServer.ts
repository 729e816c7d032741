import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';

/** Where in its host the folder is: a site can be below any path. */
export const base = '/some/path/';

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A folder that is served, and the address of its site. */
export interface FileServer {
  readonly site: string;
  /** Serves another folder in its place. */
  use(folder: string): void;
  /** Ends the connection in the middle of the next files whose paths fit, as many times. */
  cut(path: RegExp, times: number): void;
  /** Number of bytes of files that it has sent. */
  sent(): number;
  stop(): void;
}

/** Sends the content of a file. */
type Send = (response: ServerResponse, content: Buffer) => void;

/** Serves the files of a folder as the simplest web servers do: without a page for unknown addresses, and without any header. */
export async function startFileServer(
  folder: string,
  send: Send = (response, content) => void response.end(content),
): Promise<FileServer> {
  let served = folder;
  let sent = 0;
  let cuts: { path: RegExp; times: number } | undefined;
  const server = createServer((request, response) => {
    const isCut = cuts !== undefined && cuts.times > 0 && cuts.path.test(request.url ?? '');
    if (cuts && isCut) cuts.times--;
    void sendFile(served, request, response, (content) => {
      if (isCut) return void response.write(content.subarray(0, content.length / 2), () => response.destroy());
      sent += content.length;
      send(response, content);
    });
  });
  const port = await listen(server, 0);
  return {
    site: `http://127.0.0.1:${port}${base}`,
    use: (next) => void (served = next),
    cut: (path, times) => void (cuts = { path, times }),
    sent: () => sent,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function sendFile(
  folder: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  send: (content: Buffer) => void,
): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  if (`${path}/` === base) return void response.writeHead(301, { Location: base }).end();
  const inside = path.startsWith(base) ? normalize(path.slice(base.length - 1)) : undefined;
  if (inside !== undefined && !inside.endsWith('/') && (await isFolder(join(folder, inside))))
    return void response.writeHead(301, { Location: `${path}/` }).end();
  const file = inside === undefined ? undefined : await fileAt(join(folder, inside));
  if (file === undefined) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('not found');
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const content = await readFile(file);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
  send(content);
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

async function fileAt(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return fileAt(join(path, 'index.html'));
  return found && path;
}

/** Lets a server listen at a port, or at any free one for 0; returns it. */
export async function listen(server: Server, on: number): Promise<number> {
  server.listen(on, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : on;
}
