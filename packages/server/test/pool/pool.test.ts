import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { startPool, type ThreadPool } from '../../src/pool/pool.ts';
import type { Pace } from '../../src/pool/task.ts';

const worker = fileURLToPath(new URL('keepingWorker.mjs', import.meta.url));

/** The payload of tasks that need none. */
const nothing = undefined as never;

let pool: ThreadPool<never>;
afterEach(() => pool.close());

it('prepares a data set while long tasks keep all their threads', async () => {
  pool = startPool({ worker, workerData: {}, threads: 2, queue: 8, queueSeconds: 60, answerSeconds: 60 });
  const cells = new Int32Array(new SharedArrayBuffer(4));
  const kept = Array.from({ length: 3 }, () => pool.call('keep', cells));
  expect(await pool.prepare('prepareNamed', 'mini')).toBe('mini is ready');
  Atomics.store(cells, 0, 1);
  Atomics.notify(cells, 0);
  expect(await Promise.all(kept)).toEqual(['kept', 'kept', 'kept']);
});

it('computes the views of a query on the thread that has evaluated it, unless that is busy', async () => {
  pool = startPool({ worker, workerData: {}, threads: 2, queue: 8, queueSeconds: 60, answerSeconds: 60 });
  const threadOf = async (pace: Pace) => (await pool.answer({ name: 'view', data: nothing, pace, queueShare: 1 }))[0];
  const evaluating = await threadOf('long');
  const light = await threadOf('quick');
  expect(light).not.toBe(evaluating);
  expect(await threadOf('evaluation')).toBe(evaluating);
  expect(await threadOf('long')).toBe(evaluating);
  const cells = new Int32Array(new SharedArrayBuffer(4));
  const kept = pool.call('keep', cells);
  expect(await threadOf('evaluation')).toBe(light);
  Atomics.store(cells, 0, 1);
  Atomics.notify(cells, 0);
  expect(await kept).toBe('kept');
});

it('evaluates a query once for calls that come together, and another query beside it', async () => {
  pool = startPool({ worker, workerData: {}, threads: 2, queue: 8, queueSeconds: 60, answerSeconds: 60 });
  const view = async (request: string) =>
    (await pool.answer({ name: 'view', data: nothing, pace: 'evaluation', request, queueShare: 1 }))[0];
  const [evaluating] = await pool.answer({ name: 'view', data: nothing, pace: 'long', queueShare: 1 });
  expect(await Promise.all(['a', 'a', 'a'].map(view))).toEqual([evaluating, evaluating, evaluating]);
  const [first, second] = await Promise.all(['a', 'b'].map(view));
  expect([first, second === first]).toEqual([evaluating, false]);
});
