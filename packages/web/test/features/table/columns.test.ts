import { describe, expect, it } from 'vitest';
import { layTracks } from '../../../src/features/table/columns.ts';

describe('columns of the grid', () => {
  it('gives the first columns their widths and all others 120', () => {
    const { list } = layTracks(11, [], { rows: 50, idLength: 9 });
    expect(list.map(({ width }) => width)).toEqual([200, 200, 200, 100, 160, 116, 100, 120, 120, 120]);
  });

  it('freezes the gene id at the left and leaves columns without content out', () => {
    const { list, placeOf, frozen, total } = layTracks(10, [4, 5], { rows: 50, idLength: 9 });
    expect(list.map(({ column }) => column)).toEqual([0, 1, 2, 3, 6, 8, 9]);
    expect(list[0].left).toBe(frozen);
    expect(placeOf.get(8)).toBe(5);
    expect(placeOf.has(7)).toBe(false);
    expect(total).toBe(frozen + 200 * 3 + 100 * 2 + 120 * 2);
  });

  it('gives long ids the room that they need', () => {
    const frozen = (idLength: number) => layTracks(10, [], { rows: 50, idLength }).frozen;
    expect(frozen('LOC_Os07g03210'.length) - frozen('AT1G01010'.length)).toBe(22);
    expect(frozen(5)).toBe(frozen(9));
  });
});
