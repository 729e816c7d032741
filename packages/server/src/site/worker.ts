/// <reference lib="webworker" />
import { notReady, Refusal } from '../http/errorAnswer.ts';
import type { CallMessage, AnswerMessage, CallerMessage, PingMessage } from './messages.ts';
import { releaseIndex, type ReleaseIndex, type SiteManifest } from './manifest.ts';
import { openPageHost, type PageHost } from './pageHost.ts';
import { openPageRequests } from './pageRequests.ts';
import type { PageAnswer } from './pageRouter.ts';
import { unpacked } from './unpacked.ts';
import { validatorOf } from './validators.ts';

/** The folder of the site: this program is in `engine/`. */
const site = new URL('../', import.meta.url);

/** Cache of the parts of data, which never change. */
const cacheName = `trellis data ${site.pathname}`;

/** Reads a file of the folder, and returns what `take` makes of it. A cut download is tried again once. */
async function fetchFile<T>(path: string, take: (response: Response) => Promise<T>): Promise<T> {
  const fetched = async (): Promise<T> => {
    const response = await fetch(new URL(path, site));
    if (response.ok) return take(response);
    throw unread(`The host of this site answered ${response.status} for a part of its data. Please try again.`);
  };
  const once = (): Promise<T> =>
    fetched().catch((error: unknown) => {
      throw error instanceof Refusal
        ? error
        : unread('The download of a part of the data was cut off. Check the connection and try again.');
    });
  return once().catch(once);
}

const unread = (detail: string): Refusal => new Refusal(notReady(detail));

async function readPart(name: string): Promise<Uint8Array> {
  const path = `data/${name}.bin`;
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(new URL(path, site));
  if (kept) return unpacked(kept);
  return fetchFile(path, async (response) => {
    const copy = response.clone();
    const bytes = await unpacked(response);
    // With a full disk it is read again the next time.
    void cache?.put(new URL(path, site), copy).catch(() => {});
    return bytes;
  });
}

const readJson = <T>(path: string): Promise<T> => fetchFile(path, async (response) => (await response.json()) as T);

async function open(): Promise<PageHost> {
  const manifest = await readJson<SiteManifest>('site.json');
  return openPageHost({
    manifest,
    read: readPart,
    readReleases: () => readJson<ReleaseIndex>(releaseIndex),
    requests: openPageRequests(`trellis ${site.pathname}`),
    validatorOf,
    onFault: (error) => console.error(error),
    // Pages see the lock, also while this thread is in a computation.
    onFirstAnswer: () => void navigator.locks.request(self.name, () => new Promise(() => {})),
  });
}

let host: Promise<PageHost> | undefined;

/** The host; one that could not be opened is tried again with the next call. */
function hostOf(): Promise<PageHost> {
  host ??= open().catch((error: unknown) => {
    host = undefined;
    throw error;
  });
  return host;
}

async function answer({ body, ...call }: CallMessage, port: MessagePort): Promise<void> {
  const controller = new AbortController();
  let wake = (): void => {};
  let credit = 0;
  port.onmessage = ({ data }: MessageEvent<CallerMessage>) => {
    if (data === 'left') controller.abort();
    else credit++;
    wake();
  };
  const send = (message: AnswerMessage): void => port.postMessage(message);
  try {
    const {
      status,
      headers,
      body: made,
    } = await (await hostOf()).answer({ ...call, body: body && new Uint8Array(body), signal: controller.signal });
    send({ kind: 'head', status, headers });
    for await (const bytes of piecesOf(made)) {
      while (credit === 0 && !controller.signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      if (controller.signal.aborted) break;
      credit--;
      send({ kind: 'piece', bytes });
    }
    send({ kind: 'end' });
  } catch (error) {
    console.error(error);
    send({ kind: 'failed', sentence: error instanceof Error ? error.message : String(error) });
  }
}

async function* piecesOf(body: PageAnswer['body']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') yield new TextEncoder().encode(body);
  else if (body instanceof Uint8Array) yield Uint8Array.from(body);
  else for await (const piece of body) yield Uint8Array.from(piece);
}

function listen(port: Pick<MessagePort, 'onmessage'>): void {
  port.onmessage = ({ data, ports: [reply] }: MessageEvent<CallMessage | PingMessage>) => {
    if (data.kind === 'trellis ping') reply.postMessage(undefined);
    else void answer(data, reply);
  };
}

// All tabs share one engine where the browser allows that.
if ('onconnect' in self) Object.assign(self, { onconnect: ({ ports: [port] }: MessageEvent) => listen(port) });
else listen(self as unknown as MessagePort);
