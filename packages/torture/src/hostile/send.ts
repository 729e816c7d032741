import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { URL } from 'node:url';
import type { CallPlay, RawPlay } from './play.ts';

/** What came back. Status 0: no answer; `reason` says why. */
export interface Given {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly reason?: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Bytes after which a reader who leaves has gone, and pause of a slow sender in milliseconds. */
const [leaveAfter, pauseMs] = [200, 4];

/** Maximum number of bytes of an answer that are looked at. */
const maxBytes = 4 << 20;

/** Makes a call and reads its answer; gives up after `limitMs`. */
export async function sendCall(site: string, play: CallPlay, limitMs: number): Promise<Given> {
  const first = await sendOn(agent, site, play, limitMs);
  // The server may close an idle connection at any time: a call that came too late is made again on a new one (RFC 9112, 9.3.1).
  return first.status === 0 && first.isReused ? sendOn(false, site, play, limitMs) : first;
}

function sendOn(
  used: Agent | false,
  site: string,
  play: CallPlay,
  limitMs: number,
): Promise<Given & { readonly isReused: boolean }> {
  const start = performance.now();
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let [answer, length]: [IncomingMessage | undefined, number] = [undefined, 0];
    const end = (reason?: string) => {
      clearTimeout(timer);
      const { statusCode: status = 0, headers = {} } = answer ?? {};
      const isReused = sent.reusedSocket;
      resolve({ status, headers, body: Buffer.concat(parts), reason, ms: performance.now() - start, isReused });
    };
    const { method, address: path, headers } = play;
    const sent = request({ hostname, port, method, path, headers: lengthOf(play, headers), agent: used }, (got) => {
      answer = got;
      got.on('data', (part: Buffer) => {
        if ((length += part.length) <= maxBytes) parts.push(part);
        if (play.ending === 'leave-download' && length > leaveAfter) sent.destroy();
      });
      got.once('end', () => end());
      got.once('error', (error) => end(`breaks off: ${error.message}`));
    });
    const timer = setTimeout(() => {
      end('no answer in time');
      sent.destroy();
    }, limitMs);
    sent.once('error', (error) => end(`is not answered: ${error.message}`));
    sent.once('upgrade', (_, socket) => (socket.destroy(), end('was upgraded')));
    void writeBody(sent, play);
  });
}

const lengthOf = ({ body }: CallPlay, headers: CallPlay['headers']): CallPlay['headers'] =>
  body === undefined ? headers : { ...headers, 'Content-Length': String(body.length) };

async function writeBody(
  sent: ReturnType<typeof request>,
  { body = Buffer.alloc(0), ending }: CallPlay,
): Promise<void> {
  if (ending === 'leave-upload') {
    sent.write(body.subarray(0, body.length >> 1));
    await wait(pauseMs);
    sent.destroy();
  } else if (ending === 'slow') {
    const size = Math.max(1, Math.ceil(body.length / 10));
    for (let at = 0; at < body.length; at += size) {
      sent.write(body.subarray(at, at + size));
      await wait(pauseMs);
    }
    sent.end();
  } else sent.end(body);
}

/** Plays a connection; returns the first line of each answer on it. Connections that stay open are added to `held`. */
export function sendRaw(site: string, { chunks, ending }: RawPlay, openSockets: Socket[]): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.on('data', (part) => (text += part.toString('latin1')));
    const end = () => resolve(text);
    socket.once('error', end);
    socket.once('close', end);
    socket.once('connect', async () => {
      for (const chunk of chunks) {
        if (socket.destroyed) break;
        socket.write(chunk, 'latin1');
        await wait(pauseMs);
      }
      if (ending === 'hold') openSockets.push(socket);
      if (ending === 'reset') socket.destroy();
      else if (ending === 'close') socket.end();
      if (ending !== 'close') end();
      // A server that waits for the rest of a body keeps its side open.
      else setTimeout(() => socket.destroy(), 250).unref();
    });
  });
}
