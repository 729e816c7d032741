import { request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import type { Sender } from './attack.ts';

/** Time in ms after which an attacker gives a connection up that the server has not closed. */
const heldMs = 20_000;

/** Opens a call, does something with it, and holds it until the server closes it; returns the status, or 200 if it was held. */
function hold(
  { url, address, signal }: Sender,
  path: string,
  { headers, ...options }: RequestOptions,
  begin: (sent: ReturnType<typeof request>) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const sent = request(url + path, { ...options, headers: { 'X-Forwarded-For': address, ...headers } });
    let status = 0;
    sent.once('response', (answer) => {
      status = answer.statusCode ?? 0;
      // What is refused has been read; what is answered is not.
      if (status === 200) answer.pause();
      else answer.resume();
    });
    sent.once('error', () => {});
    sent.once('close', () => resolve(status || (performance.now() - start > 1000 ? 200 : 0)));
    begin(sent);
    setTimeout(() => sent.destroy(), heldMs).unref();
    const end = () => sent.destroy();
    signal?.addEventListener('abort', end, { once: true });
    sent.once('close', () => signal?.removeEventListener('abort', end));
  });
}

/** Begins an upload and never ends it. */
export const halfUpload = (sender: Sender): Promise<number> =>
  hold(
    sender,
    '/api/',
    {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 90 << 20 },
    },
    (sent) => {
      sent.write('--x\r\nContent-Disposition: form-data; name="targetnetworks"; filename="a"\r\n\r\nä');
      sent.write('AT1G00010\tAT1G00020\n'.repeat(400_000));
    },
  );

/** Asks a batch and does not read its answers. */
export const unreadBatch = (sender: Sender): Promise<number> =>
  hold(sender, '/api/batch/', { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' } }, (sent) =>
    sent.end('{"query":"all_tfs"}\n'.repeat(50)),
  );

/** Asks for something and does not read it. */
export const unread = (sender: Sender, path: string): Promise<number> => hold(sender, path, {}, (sent) => sent.end());

/** Opens a connection and sends the beginning of a call, without an address and an end; returns 200 if it was held for a second. */
export const idleConnection = ({ url, signal }: Sender): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write('GET /api/site/ HTTP/1.1\r\nHost: x\r\n'),
    );
    const end = () => socket.destroy();
    socket.on('error', () => {});
    socket.once('close', () => {
      signal?.removeEventListener('abort', end);
      resolve(performance.now() - start > 1000 ? 200 : 0);
    });
    signal?.addEventListener('abort', end, { once: true });
    setTimeout(end, heldMs).unref();
  });
