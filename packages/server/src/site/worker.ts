/// <reference lib="webworker" />
import { openFolderFiles } from './folderFiles.ts';
import type { CallMessage, FailedMessage, PingMessage } from './messages.ts';
import { readAhead } from './readAhead.ts';

/** The folder of the site: this program is in `engine/`. */
const site = new URL('../', import.meta.url);

// The first files are read while the program that answers is loaded.
const files = readAhead(openFolderFiles(site));
const answering = import('./answerCall.ts').then(({ openAnswers }) => openAnswers({ site, files, lock: self.name }));
// Each call says it.
answering.catch(() => {});

async function answer(call: CallMessage, port: MessagePort): Promise<void> {
  try {
    await (
      await answering
    )(call, port);
  } catch (error) {
    console.error(error);
    const failed: FailedMessage = {
      kind: 'failed',
      sentence: error instanceof Error ? error.message : String(error),
    };
    port.postMessage(failed);
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
