import { queueOptionsSymbol } from 'piscina';
import { describe, expect, it } from 'vitest';
import { CallerBusy, ServerBusy } from '../../src/pool/refusals.ts';
import { nextThread, ofAddress, ThreadQueue } from '../../src/pool/threadQueue.ts';

const task = (name: string, mark: object = { [queueOptionsSymbol]: null }) => ({ name, ...mark }) as never;

const emptied = (queue: ThreadQueue): unknown[] => {
  const tasks: unknown[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) tasks.push(next);
  return tasks;
};

describe('what waits for a thread', () => {
  it('goes in the order in which it came, marked questions first', () => {
    const queue = new ThreadQueue();
    const [a, b, c, d] = [task('a'), task('b', nextThread), task('c'), task('d', nextThread)];
    for (const one of [a, b, c, d]) queue.push(one);
    queue.remove(a);
    expect(queue.size).toBe(3);
    expect(emptied(queue)).toEqual([b, d, c]);
    expect(queue.shift()).toBeNull();
    queue.unshift(c);
    expect(queue.shift()).toBe(c);
  });

  it('lets addresses take turns', () => {
    const queue = new ThreadQueue();
    const [a1, a2, a3] = ['a1', 'a2', 'a3'].map((name) => task(name, ofAddress('A')));
    const [b, marked] = [task('b', ofAddress('B')), task('marked', nextThread)];
    for (const one of [a1, a2, a3, b, marked]) queue.push(one);
    expect(emptied(queue)).toEqual([marked, a1, b, a2, a3]);
  });

  it('has no more than half of the places for one address, and one for an address without any', () => {
    const queue = new ThreadQueue();
    const [a, b, c] = ['A', 'B', 'C'].map((address) => ({ address, isLimited: true }));
    for (const address of ['A', 'A', 'B', 'B']) queue.push(task(address, ofAddress(address)));
    expect(() => queue.admit(a, 4)).toThrow(CallerBusy);
    expect(() => queue.admit({ ...a, isLimited: false }, 4)).toThrow(ServerBusy);
    expect(() => queue.admit({ ...a, isLimited: false }, 5)).not.toThrow();
    expect(() => queue.admit(b, 5)).not.toThrow();
    expect(() => queue.admit(c, 4)).not.toThrow();
    expect(() => queue.admit(c, 2)).toThrow(ServerBusy);
  });
});
