/// <reference lib="webworker" />
import { notReady, Refusal } from '../http/errorAnswer.ts';
import { UnreadFile, type FolderFiles } from './folderFiles.ts';
import type { AnswerMessage, CallerMessage, CallMessage } from './messages.ts';
import { openPageHost, type PageHost } from './pageHost.ts';
import { openPageRequests } from './pageRequests.ts';
import { piecesOf } from './piecesOf.ts';
import { validatorOf } from './validators.ts';

interface AnswersOf {
  /** The folder of the site. */
  readonly site: URL;
  readonly files: FolderFiles;
  /** Name of the lock that is held from the first answer on: pages see it, also while this thread is in a computation. */
  readonly lock: string;
}

/** Answers a call through a port, in pieces as they are asked for. */
export type AnswerCall = (call: CallMessage, port: MessagePort) => Promise<void>;

/** Answers calls from the files of a folder and what is stored in the browser. */
export function openAnswers({ site, files, lock }: AnswersOf): AnswerCall {
  async function open(): Promise<PageHost> {
    return openPageHost({
      manifest: await said(files.manifest()),
      read: (name) => said(files.part(name)),
      readReleases: () => said(files.releases()),
      requests: openPageRequests(`trellis ${site.pathname}`),
      validatorOf,
      onFault: (error) => console.error(error),
      onFirstAnswer: () => void navigator.locks.request(lock, () => new Promise(() => {})),
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

  // It is ready when the first call comes.
  hostOf().catch(() => {});
  return async (call, port) => sendAnswer(await hostOf(), call, port);
}

/** Has a file that was not read answered as a call that cannot be answered now. */
const said = <T>(read: Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    throw error instanceof UnreadFile ? new Refusal(notReady(error.message)) : error;
  });

async function sendAnswer(host: PageHost, { body, ...call }: CallMessage, port: MessagePort): Promise<void> {
  const controller = new AbortController();
  let wake = (): void => {};
  let credit = 0;
  port.onmessage = ({ data }: MessageEvent<CallerMessage>) => {
    if (data === 'left') controller.abort();
    else credit++;
    wake();
  };
  const send = (message: AnswerMessage, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  const answer = await host.answer({ ...call, body: body && new Uint8Array(body), signal: controller.signal });
  send({ kind: 'head', status: answer.status, headers: answer.headers });
  for await (const bytes of piecesOf(answer.body)) {
    while (credit === 0 && !controller.signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
    if (controller.signal.aborted) break;
    credit--;
    send({ kind: 'piece', bytes }, [bytes.buffer]);
  }
  send({ kind: 'end' });
}
