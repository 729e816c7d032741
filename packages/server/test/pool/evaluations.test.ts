import { expect, it } from 'vitest';
import { Evaluations } from '../../src/pool/evaluations.ts';

/** A task that ends when it may. */
function heldTask() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

it('tasks of one query run one after another, up to eight that wait, and those of others beside them', async () => {
  const evaluations = new Evaluations();
  const { ended, end } = heldTask();
  const begun: string[] = [];
  const run = (query: string) =>
    evaluations.run(query, 'address', async () => {
      begun.push(query);
      await ended;
    });
  const running = Array.from({ length: 9 }, () => run('a'));
  running.push(run('b'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  running.push(run('a'));
  expect(begun).toEqual(['a', 'b', 'a']);
  end();
  await Promise.all(running);
  expect(begun).toHaveLength(11);
});

it('the next task runs after one that failed', async () => {
  const evaluations = new Evaluations();
  const failed = evaluations.run('a', 'address', () => Promise.reject(new Error('no')));
  const next = evaluations.run('a', 'address', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
