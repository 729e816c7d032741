import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../src/pool/client.ts';
import { CallerBusy, ServerBusy } from '../../src/pool/refusals.ts';
import { LongTaskScheduler, minTurnMs, queueShares } from '../../src/pool/scheduler.ts';

/** A question that ends when it is told to. */
function question(
  lane: LongTaskScheduler,
  log: string[],
  name: string,
  asked: { share?: number; caller?: Caller } = {},
) {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const answer = lane.run(async () => {
    log.push(name);
    await done;
  }, asked);
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
    const d = question(lane, log, 'd', { share: queueShares.unlimited });
    for (const one of [a, b, d]) {
      one.end();
      await one.answer;
    }
    expect(log).toEqual(['a', 'b', 'd']);
  });

  it('refuses what begins before what goes on', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 4, seconds: 9 }), [] as string[]];
    const first = ['a', 'b', 'c'].map((name) => question(lane, log, name));
    await expect(question(lane, log, 'new', { share: queueShares.newQuery }).answer).rejects.toBeInstanceOf(
      ServerBusy,
    );
    for (const one of [...first, question(lane, log, 'view', { share: queueShares.view })]) {
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

  it('is not judged by the answers that are short', { tags: ['long'] }, async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 99, seconds: 0.06 }), [] as string[]];
    for (let i = 0; i < 30; i++) await lane.run(slow);
    for (let i = 0; i < 99; i++) await lane.run(() => Promise.resolve(), { isShort: true });
    const kept = ['a', 'b', 'c'].map((name) => question(lane, log, name));
    await expect(question(lane, log, 'd').answer).rejects.toBeInstanceOf(ServerBusy);
    for (const one of kept) one.end();
    await Promise.all(kept.map(({ answer }) => answer));
  });

  it('judges nobody by the first answer alone, which is slow after a start', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 99, seconds: 0.06 }), [] as string[]];
    await lane.run(slow);
    const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => question(lane, log, name));
    for (const one of kept) one.end();
    await Promise.all(kept.map(({ answer }) => answer));
    expect(log).toHaveLength(6);
  });

  /** Asks questions of addresses, named by them, e.g. A1. */
  const ask = (lane: LongTaskScheduler, log: string[], names: readonly string[]) =>
    names.map((name) => question(lane, log, name, { caller: { address: name[0], isLimited: true } }));

  async function endAll(asked: readonly { end(): void; answer: Promise<void> }[]): Promise<void> {
    for (const { end } of asked) end();
    await Promise.allSettled(asked.map(({ answer }) => answer));
  }

  it('answers a new address before the second waiting question of another', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 9, seconds: 9 }), [] as string[]];
    await endAll(ask(lane, log, ['A1', 'A2', 'A3', 'A4', 'B1', 'B2']));
    expect([...log].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2']);
    expect(log.slice(0, 3)).toEqual(['A1', 'A2', 'B1']);
  });

  it('gives a free slot to the address with fewest running questions', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 3, queue: 9, seconds: 9 }), [] as string[]];
    const asked = ask(lane, log, ['A1', 'A2', 'C1', 'A3', 'A4', 'B1']);
    asked[1].end();
    await settle();
    expect(log).toEqual(['A1', 'A2', 'C1', 'B1']);
    await endAll(asked);
  });

  it('runs for one address no more than its share of the slots, and leaves the others free', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 4, queue: 9, seconds: 9 }), [] as string[]];
    const asked = ask(lane, log, ['A1', 'A2', 'A3', 'B1']);
    expect(log).toEqual(['A1', 'A2', 'B1']);
    asked[0].end();
    await settle();
    expect(log).toEqual(['A1', 'A2', 'B1', 'A3']);
    await endAll(asked);
  });

  it('refuses what has waited too long, however long the running question takes', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 9, seconds: 0.05 }), [] as string[]];
    const [first, late] = ask(lane, log, ['A1', 'B1']);
    await expect(late.answer).rejects.toBeInstanceOf(ServerBusy);
    expect([log, lane.waiting]).toEqual([['A1'], 0]);
    first.end();
    await first.answer;
    expect(await lane.run(() => Promise.resolve(1))).toBe(1);
  });

  it('stops a question that has had its turn while another address waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 9, seconds: 60 }), [] as string[]];
      let stopped: Error | undefined;
      let end = (): void => {};
      const stop = (reason: Error) => {
        stopped = reason;
        end();
      };
      const long = () => new Promise<void>((resolve) => (end = resolve));
      const first = lane.run(long, { caller: { address: 'A', isLimited: true }, stop });
      const [other] = ask(lane, log, ['B1']);
      vi.advanceTimersByTime(minTurnMs - 1000);
      await settle();
      expect(log).toEqual([]);
      vi.advanceTimersByTime(3000);
      await first;
      expect(stopped).toBeInstanceOf(ServerBusy);
      await settle();
      expect(log).toEqual(['B1']);
      await endAll([other]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses an address that holds half of the places, and no other', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 8, seconds: 9 }), [] as string[]];
    const asked = ask(lane, log, ['A1', 'A2', 'A3', 'A4', 'A5']);
    const [refused] = ask(lane, log, ['A6']);
    await expect(refused.answer).rejects.toThrow(
      new CallerBusy('Too many questions from your address are waiting', 2),
    );
    const other = ask(lane, log, ['B1']);
    await endAll([...asked, ...other]);
    expect(log).toHaveLength(6);
  });

  it('takes the newest place of the address with most questions when all places are taken', async () => {
    const [lane, log] = [new LongTaskScheduler({ width: 1, queue: 8, seconds: 9 }), [] as string[]];
    const asked = ask(lane, log, ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4']);
    const late = ask(lane, log, ['C1', 'C2', 'C3']);
    await expect(asked[4].answer).rejects.toBeInstanceOf(CallerBusy);
    await expect(asked[8].answer).rejects.toBeInstanceOf(CallerBusy);
    await expect(late[2].answer).rejects.toBeInstanceOf(ServerBusy);
    await endAll([...asked, ...late]);
    expect(log).toHaveLength(9);
    expect(log).toEqual(expect.arrayContaining(['A2', 'B2', 'C1', 'C2']));
  });
});
