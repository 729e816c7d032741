import { describe, expect, it } from 'vitest';
import { defaultName, type ColumnKey, type ColumnStates } from '../../src/result/index.ts';
import { carryStates } from '../../src/versions/index.ts';

const key = (tf: string, id: number, tag: string, filter = ''): ColumnKey => [[tf, filter, tag], id];

const fresh = (keys: readonly ColumnKey[]): ColumnStates =>
  keys.map((one) => [one, { name: defaultName(one), show: true, version: 0 }]);

describe('names and hidden flags', () => {
  const to = fresh([key('A', 1, 'y1'), key('A', 2, 'y1'), key('B', 3, 'y2')]);

  it('are carried over to the same analyses of another request', () => {
    const from: ColumnStates = [
      [key('A', 1, 'x1'), { name: 'mine', show: true, version: 2 }],
      [key('A', 2, 'x1'), { name: defaultName(key('A', 2, 'x1')), show: false, version: 0 }],
      [key('C', 9, 'x3'), { name: 'gone', show: false, version: 1 }],
    ];
    expect(carryStates(from, to)).toEqual([
      [key('A', 1, 'y1'), { name: 'mine', show: true, version: 2 }],
      [key('A', 2, 'y1'), { name: defaultName(key('A', 2, 'y1')), show: false, version: 0 }],
      [key('B', 3, 'y2'), { name: defaultName(key('B', 3, 'y2')), show: true, version: 0 }],
    ]);
  });

  it('keep repeated mentions apart by their order', () => {
    const from: ColumnStates = [
      [key('A', 1, 'x1'), { name: 'first', show: true, version: 1 }],
      [key('A', 1, 'x2'), { name: 'second', show: true, version: 1 }],
    ];
    const carried = carryStates(from, fresh([key('A', 1, 'y1'), key('A', 1, 'y2')]));
    expect(carried.map(([, { name }]) => name)).toEqual(['first', 'second']);
  });

  it('leave an analysis shown', () => {
    const from: ColumnStates = [[key('A', 1, 'x1'), { name: 'mine', show: false, version: 1 }]];
    expect(carryStates(from, fresh([key('A', 1, 'y1')]))).toEqual([
      [key('A', 1, 'y1'), { name: 'mine', show: true, version: 1 }],
    ]);
  });
});
