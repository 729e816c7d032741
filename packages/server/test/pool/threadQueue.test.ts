import { queueOptionsSymbol } from 'piscina';
import { describe, expect, it } from 'vitest';
import { CallerBusy, ServerBusy } from '../../src/pool/refusals.ts';
import { marked, ThreadQueue } from '../../src/pool/threadQueue.ts';

const task = (name: string, mark: object = { [queueOptionsSymbol]: null }) => ({ name, ...mark }) as never;
const quick = (address: string) => marked({ address, isEvaluation: false });
const evaluation = (address: string) => marked({ address, isEvaluation: true });

const emptied = (queue: ThreadQueue): unknown[] => {
  const tasks: unknown[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) tasks.push(next);
  return tasks;
};

describe('what waits for a thread', () => {
  it('goes in the order in which it came, evaluations last', () => {
    const queue = new ThreadQueue();
    const [a, b, c, d] = [task('a'), task('b', evaluation('')), task('c'), task('d', quick(''))];
    for (const one of [a, b, c, d]) queue.push(one);
    queue.remove(a);
    expect(queue.size).toBe(3);
    expect(emptied(queue)).toEqual([c, d, b]);
    expect(queue.shift()).toBeNull();
    queue.unshift(c);
    expect(queue.shift()).toBe(c);
  });

  it('lets an evaluation go after eight others', () => {
    const queue = new ThreadQueue();
    const others = Array.from({ length: 10 }, (_, i) => task(`other ${i}`, quick('A')));
    const waiting = task('evaluation', evaluation('B'));
    for (const one of [waiting, ...others]) queue.push(one);
    expect(emptied(queue).indexOf(waiting)).toBe(8);
  });

  it('lets addresses take turns', () => {
    const queue = new ThreadQueue();
    const [a1, a2, a3] = ['a1', 'a2', 'a3'].map((name) => task(name, quick('A')));
    const b = task('b', quick('B'));
    for (const one of [a1, a2, a3, b]) queue.push(one);
    expect(emptied(queue)).toEqual([a1, b, a2, a3]);
  });

  it('has no more than half of the places for one address, and one for an address without any', () => {
    const queue = new ThreadQueue();
    const [a, b, c] = ['A', 'B', 'C'].map((address) => ({ address, isLimited: true }));
    for (const mark of [quick('A'), evaluation('A'), quick('B'), quick('B')]) queue.push(task('', mark));
    expect(() => queue.admit(a, 4)).toThrow(CallerBusy);
    expect(() => queue.admit({ ...a, isLimited: false }, 4)).toThrow(ServerBusy);
    expect(() => queue.admit({ ...a, isLimited: false }, 5)).not.toThrow();
    expect(() => queue.admit(b, 5)).not.toThrow();
    expect(() => queue.admit(c, 4)).not.toThrow();
    expect(() => queue.admit(c, 2)).toThrow(ServerBusy);
  });
});
