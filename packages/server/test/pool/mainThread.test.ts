import { describe, expect, it } from 'vitest';
import { openMainThread } from '../../src/pool/mainThread.ts';
import { CallerBusy, ServerBusy } from '../../src/pool/refusals.ts';

const caller = (address: string) => ({ address, isLimited: true });

describe('computations of the main thread', () => {
  it('take turns: one at a time, those of different addresses in turn, others of the thread in between', async () => {
    const main = openMainThread(undefined);
    const log: string[] = [];
    const run = (name: string) => main.run(caller(name[0]), () => void log.push(name));
    const all = ['A1', 'A2', 'A3', 'B1'].map(run);
    setImmediate(() => log.push('another'));
    await Promise.all(all);
    expect(log.filter((name) => name !== 'another')).toEqual(['A1', 'A2', 'B1', 'A3']);
    expect(log.indexOf('another')).toBeLessThan(3);
    main.stop();
  });

  it('are charged to their caller, and refused when it has no budget left', async () => {
    const charged: number[] = [];
    let isEmpty = false;
    const main = openMainThread({
      check() {
        if (isEmpty) throw new CallerBusy('Too much', 2);
      },
      charge: (_, ms) => void charged.push(ms),
    });
    const busy = () => {
      for (const end = performance.now() + 30; performance.now() < end;);
    };
    await main.run(caller('A'), busy);
    expect(charged[0]).toBeGreaterThanOrEqual(29);
    isEmpty = true;
    await expect(main.run(caller('A'), busy)).rejects.toBeInstanceOf(CallerBusy);
    main.stop();
  });

  it('that fail leave the next one its turn, and too many are refused', async () => {
    const main = openMainThread(undefined);
    const failing = main.run(caller('A'), () => {
      throw new Error('no');
    });
    const many = Array.from({ length: 40 }, () => main.run(caller('A'), () => 1));
    const others = Array.from({ length: 200 }, (_, i) => main.run(caller(`B${i}`), () => 1));
    await expect(failing).rejects.toThrow('no');
    const ends = await Promise.allSettled([...many, ...others]);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(reasons.filter((reason) => reason instanceof CallerBusy)).toHaveLength(24);
    expect(reasons.filter((reason) => reason instanceof ServerBusy)).toHaveLength(200 - 112);
    expect(await main.run(caller('A'), () => 2)).toBe(2);
    main.stop();
  });

  it('of one answer take turns with others, and only the first of them is refused', async () => {
    let isEmpty = false;
    const main = openMainThread({
      check() {
        if (isEmpty) throw new CallerBusy('Too much', 2);
      },
      charge: () => undefined,
    });
    const log: string[] = [];
    const pieces = await main.each(caller('A'), ['1', '2', '3']);
    isEmpty = true;
    await expect(main.each(caller('A'), ['4'])).rejects.toBeInstanceOf(CallerBusy);
    isEmpty = false;
    const read = async () => {
      for await (const piece of pieces) log.push(piece);
    };
    const others = ['B', 'C'].map((name) => main.run(caller(name), () => void log.push(name)));
    await Promise.all([read(), ...others]);
    expect(log).toHaveLength(5);
    expect(log.indexOf('3')).toBe(4);
    main.stop();
  });

  it('of several steps let others in between them, and give what the last one returns', async () => {
    const main = openMainThread(undefined);
    const log: string[] = [];
    function* count(): Generator<undefined, string> {
      for (let i = 1; i <= 3; i++) {
        log.push(String(i));
        yield;
      }
      return 'end';
    }
    const counted = main.steps(caller('A'), count());
    await main.run(caller('B'), () => void log.push('B'));
    expect(await counted).toBe('end');
    expect(log).toEqual(['1', 'B', '2', '3']);
    main.stop();
  });
});
