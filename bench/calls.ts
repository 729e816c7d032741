import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

/** Requests uncompressed responses, as scripts do; otherwise decompression would be part of the measurement. */
const headers = { 'Accept-Encoding': 'identity' };

/** Time and size of a response that was read completely and discarded. */
export interface CallCost {
  readonly ms: number;
  readonly bytes: number;
}

/** Sends a GET request and reads the response as a stream. */
export async function get(address: string): Promise<CallCost> {
  const start = performance.now();
  const [response] = (await once(request(address, { headers }).end(), 'response')) as [IncomingMessage];
  let bytes = 0;
  response.on('data', (part: Buffer) => (bytes += part.length));
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`);
  return { ms: performance.now() - start, bytes };
}

/**
 * Sends a GET request and reads the response into one buffer again and again, as a program that writes a file does. `get` would
 * need more time for 600 MB than the server.
 */
export async function download(address: string): Promise<CallCost> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const start = performance.now();
  let [bytes, status] = [0, ''];
  const onRead = (count: number, buffer: Uint8Array): boolean => {
    if (bytes === 0) status = Buffer.from(buffer.subarray(0, count)).toString('latin1').split('\r\n')[0];
    bytes += count;
    return true;
  };
  const onread = { buffer: Buffer.alloc(1 << 20), callback: onRead };
  const socket = connect({ host: hostname, port: Number(port), onread });
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  if (!/ 200 /.test(status)) throw new Error(`${address} answers ${status}`);
  return { ms: performance.now() - start, bytes };
}

/** Posts a body as JSON and reads the response. */
export async function postJson(address: string, body: unknown): Promise<CallCost> {
  const start = performance.now();
  const sent = { ...headers, 'Content-Type': 'application/json' };
  return drain(await fetch(address, { method: 'POST', headers: sent, body: JSON.stringify(body) }), start);
}

/** Posts a query, with files as its uploaded inputs, and reads the full response. */
export async function postFull(
  url: string,
  query: string,
  files: Readonly<Record<string, string>> = {},
): Promise<CallCost> {
  const start = performance.now();
  return drain(await fetch(`${url}/api/`, { method: 'POST', headers, body: formOf(query, files) }), start);
}

/**
 * Posts a query without the table in the response; returns the id of the new request and the time. `query` can be the fields
 * of the form, `files` are its uploaded inputs.
 */
export async function postBrief(
  url: string,
  query: string | Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<{ ms: number; id: string }> {
  const start = performance.now();
  const response = await fetch(`${url}/api/?result=0`, { method: 'POST', headers, body: formOf(query, files) });
  const { request_id: id } = (await response.json()) as { request_id: string };
  return { ms: performance.now() - start, id };
}

function formOf(
  query: string | Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  const fields = typeof query === 'string' ? { query } : query;
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [field, text] of Object.entries(files)) form.append(field, new Blob([text]), `${field}.txt`);
  return form;
}

async function drain(response: Response, start: number): Promise<CallCost> {
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) bytes += part.value.length;
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return { ms: performance.now() - start, bytes };
}
