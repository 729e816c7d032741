/// <reference lib="webworker" />
import type { AnswerCall } from './answerCall.ts';
import { openFolderFiles } from './folderFiles.ts';
import type { CallMessage, FailedMessage, PingMessage } from './messages.ts';
import { readAhead } from './readAhead.ts';

/** The folder of the site: this program is in `engine/`. */
const site = new URL('../', import.meta.url);

// The first files are read while the program that answers is loaded.
const files = readAhead(openFolderFiles(site));
let loading: Promise<AnswerCall> | undefined;

/** The program that answers; one that could not be loaded is loaded again with the next call. */
function loaded(): Promise<AnswerCall> {
  loading ??= import('./answerCall.ts')
    .then(({ openAnswers }) => openAnswers({ site, files, lock: self.name }))
    .catch((error: unknown) => {
      loading = undefined;
      console.error(error);
      throw new Error('The program of this site could not be loaded. Check the connection and try again.');
    });
  return loading;
}

// Each call says it.
loaded().catch(() => {});

async function answer(call: CallMessage, port: MessagePort): Promise<void> {
  try {
    const answerCall = await loaded();
    await answerCall(call, port);
  } catch (error) {
    console.error(error);
    const sentence = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: 'failed', sentence } satisfies FailedMessage);
  }
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
