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
  stop(): void;
}

/** Serves the files of a folder as the simplest web servers do: without a page for unknown addresses, and without any header. */
export async function startFileServer(folder: string): Promise<FileServer> {
  const server = createServer((request, response) => void sendFile(folder, request, response));
  const port = await listen(server, 0);
  return {
    site: `http://127.0.0.1:${port}${base}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function sendFile(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  if (`${path}/` === base) return void response.writeHead(301, { Location: base }).end();
  const inside = path.startsWith(base) ? normalize(path.slice(base.length - 1)) : undefined;
  const file = inside === undefined ? undefined : await fileAt(join(folder, inside));
  if (file === undefined) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('not found');
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type }).end(await readFile(file));
}

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
