import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { startPool, type ThreadPool } from '../../src/pool/pool.ts';

const worker = fileURLToPath(new URL('keepingWorker.mjs', import.meta.url));

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
