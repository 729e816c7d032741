import { Worker } from 'node:worker_threads';
import {
  maxInputBytes,
  sharedHead,
  type Finding,
  type SearchReport,
  type WorkMessage,
  type WorkOrder,
} from './orders.ts';

/** A run that takes longer than this, in seconds, is ended from outside. */
const maxRunSeconds = 20;
/** Memory that a search may have, in MB: inputs are small, so nothing needs as much. */
const maxMemory = 768;

/** A search that came to its end, or the input on which it hung or ran out of memory. */
export type Ended = { readonly report: SearchReport } | { readonly stuck: Finding };

/** Called with what a search tells while it runs. */
export interface SearchEvents {
  readonly onInput: (input: Uint8Array) => void;
  readonly onFinding: (finding: Finding) => void;
}

/** Runs a search in a thread of its own, and ends it when it hangs. */
export function supervise(bundle: string, order: Omit<WorkOrder, 'shared'>, events: SearchEvents): Promise<Ended> {
  const shared = new SharedArrayBuffer(sharedHead + maxInputBytes);
  const worker = new Worker(bundle, {
    workerData: { ...order, shared } satisfies WorkOrder,
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
  const head = new Int32Array(shared, 0, 2);
  const current = (): Uint8Array => Uint8Array.from(new Uint8Array(shared, sharedHead, Atomics.load(head, 1)));
  return new Promise((resolve) => {
    const end = (ended: Ended): void => {
      clearInterval(watch);
      void worker.terminate().then(() => resolve(ended));
    };
    const stuck = (kind: string, details: string): void =>
      end({ stuck: { kind, summary: details.split('\n')[0], details, input: current() } });
    let [run, since] = [0, Date.now()];
    const watch = setInterval(() => {
      const now = Atomics.load(head, 0);
      if (now !== run) [run, since] = [now, Date.now()];
      else if (Date.now() - since > maxRunSeconds * 1000) stuck('hang', `a run of more than ${maxRunSeconds} s`);
    }, 250);
    worker.on('message', (message: WorkMessage) => {
      if (message.kind === 'input') events.onInput(message.input);
      else if (message.kind === 'finding') events.onFinding(message.finding);
      else end({ report: message.report });
    });
    worker.on('error', (error) => stuck('crash', error.stack ?? error.message));
  });
}
