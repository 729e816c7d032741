import { parentPort, workerData } from 'node:worker_threads';
import { counterName } from './counterName.ts';
import type { WorkMessage, WorkOrder } from './orders.ts';
import { Search } from './search.ts';
import type { Target } from './target.ts';

/** Searches in this thread as its order says. A bundle calls it with its target. */
export function work(target: Target): void {
  const order = workerData as WorkOrder;
  const tell = (message: WorkMessage): void => parentPort?.postMessage(message);
  const counters: unknown = Reflect.get(globalThis, counterName);
  if (!(counters instanceof Uint8Array)) throw new Error('the bundle has no counters');
  const search = new Search(target, order, counters, {
    onInput: (input) => tell({ kind: 'input', input }),
    onFinding: (finding) => tell({ kind: 'finding', finding }),
  });
  void search.run().then((report) => tell({ kind: 'end', report }));
}
