import { forceLayout } from './forceLayout.ts';
import type { ForceOrder, ForceReport, ForceTask } from './forceTask.ts';

let isStopped = false;

addEventListener('message', ({ data: order }: MessageEvent<ForceOrder>) => {
  if (order.type === 'stop') isStopped = true;
  else void run(order.task);
});

const report = (message: ForceReport): void => postMessage(message);

/** Lays out a network. Between two steps the worker takes messages, so that it can be stopped. */
async function run(task: ForceTask): Promise<void> {
  for (const { done, of, places } of forceLayout(task)) {
    if (done >= of || isStopped) return report({ type: 'done', places: places() });
    report({ type: 'progress', done, of });
    await new Promise((resume) => setTimeout(resume));
  }
}
