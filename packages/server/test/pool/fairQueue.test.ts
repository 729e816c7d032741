import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/pool/fairQueue.ts';

interface Item {
  readonly caller: string;
  readonly number: number;
}

/** A queue with items of callers, numbered in the order in which they came. */
function queueOf(callers: readonly string[]): { queue: FairQueue<Item>; items: Item[] } {
  const queue = new FairQueue<Item>();
  const items = callers.map((caller, number) => ({ caller, number }));
  for (const item of items) queue.push(item.caller, item);
  return { queue, items };
}

function emptied(queue: FairQueue<Item>): Item[] {
  const left: Item[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) left.push(next.item);
  return left;
}

const callers = fc.array(fc.constantFrom('A', 'B', 'C', 'D', ''), { maxLength: 60 });
const numbersOf = (items: readonly Item[], caller: string): number[] =>
  items.filter((item) => item.caller === caller).map(({ number }) => number);

describe('a fair queue', () => {
  it('loses no item and keeps the order of each caller', () => {
    fc.assert(
      fc.property(callers, (given) => {
        const { queue, items } = queueOf(given);
        const left = emptied(queue);
        expect(left).toHaveLength(items.length);
        for (const caller of new Set(given)) expect(numbersOf(left, caller)).toEqual(numbersOf(items, caller));
        expect(queue.size).toBe(0);
      }),
    );
  });

  it('serves every caller that waits before another one gets two turns more', () => {
    fc.assert(
      fc.property(callers, (given) => {
        const left = emptied(queueOf(given).queue);
        for (const caller of new Set(given))
          for (const other of new Set(given)) {
            const upToLast = left.slice(0, left.findLastIndex((item) => item.caller === caller) + 1);
            const difference = numbersOf(upToLast, other).length - numbersOf(upToLast, caller).length;
            expect(difference).toBeLessThanOrEqual(1);
          }
      }),
    );
  });

  it('gives an item that comes later the place that it has promised', () => {
    fc.assert(
      fc.property(callers, fc.constantFrom('A', 'B', 'new'), (given, caller) => {
        const { queue } = queueOf(given);
        const place = queue.placeOf(caller);
        const item = { caller, number: given.length };
        queue.push(caller, item);
        expect(emptied(queue).indexOf(item)).toBeLessThanOrEqual(place);
      }),
    );
  });

  it('never starves a caller, whatever comes and runs meanwhile', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat({ max: 2 })), {
      minLength: 30,
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (given) => {
        const { queue } = queueOf(['patient']);
        let turns = 0;
        for (const [caller, running] of given) {
          queue.push(caller, { caller, number: turns });
          if (queue.shift((one) => (one === caller ? running : 0))?.caller === 'patient') return;
          turns++;
        }
        expect.fail(`still waiting after ${turns} turns`);
      }),
    );
  });

  it('takes the caller with fewest running items, and an item whenever there is one', () => {
    const running = fc.record({ A: fc.nat(3), B: fc.nat(3), C: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }), running, (given, counts) => {
        const of = (caller: string): number => counts[caller as 'A'];
        const next = queueOf(given).queue.shift(of);
        expect(next && of(next.caller)).toBe(Math.min(...given.map(of)));
      }),
    );
  });

  it('counts what waits when items come back or are taken out', () => {
    const { queue, items } = queueOf(['A', 'A', 'A', 'B']);
    expect([queue.longest(), queue.waitingOf('A'), queue.waitingOf('none')]).toEqual(['A', 3, 0]);
    expect(queue.removeNewest('A', ({ number }) => number < 2)).toBe(items[1]);
    expect(queue.removeNewest('B', () => false)).toBeUndefined();
    const first = queue.shift();
    queue.unshift('A', items[0]);
    expect([first?.item, queue.size]).toEqual([items[0], 3]);
    expect(emptied(queue)).toEqual([items[0], items[3], items[2]]);
    expect([queue.longest(), queue.shift()]).toEqual([undefined, undefined]);
  });
});
