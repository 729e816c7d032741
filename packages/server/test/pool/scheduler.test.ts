import { queueOptionsSymbol } from 'piscina';
import { describe, expect, it } from 'vitest';
import { LongTaskScheduler, nextThread, queueShares, ThreadQueue } from '../../src/pool/scheduler.ts';
import { ServerBusy } from '../../src/pool/refusals.ts';

/** A question that ends when it is told to. */
function question(lane: LongTaskScheduler, log: string[], name: string, share?: number) {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const answer = lane.run(async () => {
    log.push(name);
    await done;
  }, share);
  answer.catch(() => {});
  return { answer, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the lane of long questions', () => {
  it('runs no more at a time than its width, in the order in which they came', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 2, queue: 9, seconds: 9 }), [] as string[]];
    const [a, , c] = ['a', 'b', 'c', 'd'].map((name) => question(lane, log, name));
    expect([log, lane.waiting]).toEqual([['a', 'b'], 2]);
    a.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    c.end();
    await settle();
    expect([log, lane.waiting]).toEqual([['a', 'b', 'c', 'd'], 0]);
  });

  it('goes on after a question that failed', async () => {
    const lane = new LongTaskScheduler({ width: 1, queue: 9, seconds: 9 });
    await expect(lane.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await lane.run(() => Promise.resolve(1))).toBe(1);
  });

  it('sends away what finds too many waiting, but not what must run', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 1, seconds: 9 }), [] as string[]];
    const [a, b] = ['a', 'b'].map((name) => question(lane, log, name));
    await expect(question(lane, log, 'c').answer).rejects.toBeInstanceOf(ServerBusy);
    const d = question(lane, log, 'd', queueShares.unlimited);
    for (const one of [a, b, d]) {
      one.end();
      await one.answer;
    }
    expect(log).toEqual(['a', 'b', 'd']);
  });

  it('refuses what begins before what goes on', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 4, seconds: 9 }), [] as string[]];
    const first = ['a', 'b', 'c'].map((name) => question(lane, log, name));
    await expect(question(lane, log, 'new', queueShares.newQuery).answer).rejects.toBeInstanceOf(ServerBusy);
    for (const one of [...first, question(lane, log, 'view', queueShares.view)]) {
      one.end();
      await one.answer;
    }
    expect(log).toEqual(['a', 'b', 'c', 'view']);
  });

  const slow = () => new Promise((resolve) => setTimeout(resolve, 40));

  it('sends away at once what would wait too long, judged by the answers before', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 99, seconds: 0.06 }), [] as string[]];
    for (let i = 0; i < 30; i++) await lane.run(slow);
    const kept = ['a', 'b', 'c'].map((name) => question(lane, log, name));
    await expect(question(lane, log, 'd').answer).rejects.toBeInstanceOf(ServerBusy);
    for (const one of kept) one.end();
    await Promise.all(kept.map(({ answer }) => answer));
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('judges nobody by the first answer alone, which is slow after a start', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 99, seconds: 0.06 }), [] as string[]];
    await lane.run(slow);
    const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => question(lane, log, name));
    for (const one of kept) one.end();
    await Promise.all(kept.map(({ answer }) => answer));
    expect(log).toHaveLength(6);
  });
});

describe('what waits for a thread', () => {
  const task = (name: string, mark: object = { [queueOptionsSymbol]: null }) => ({ name, ...mark }) as never;

  it('goes in the order in which it came, marked questions first', () => {
    const queue = new ThreadQueue();
    const [a, b, c, d] = [task('a'), task('b', nextThread), task('c'), task('d', nextThread)];
    for (const one of [a, b, c, d]) queue.push(one);
    queue.remove(a);
    expect(queue.size).toBe(3);
    expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([b, d, c, null]);
    queue.unshift(c);
    expect(queue.shift()).toBe(c);
  });
});
