import { describe, expect, it } from 'vitest';
import { columnNames, readDelimitedText } from '../../../src/formats/index.ts';

describe('a table with many columns', () => {
  it('has a name for each, also where all are called the same', () => {
    const names = columnNames(['x', ...Array<string>(50_000).fill('5'), '5_2']);
    expect(new Set(names).size).toBe(50_002);
    expect([names[1], names[2], names[50_000], names[50_001]]).toEqual(['5', '5_2', '5_50000', '5_2_2']);
  });

  it('is refused if its rows lack so many cells that it would be far larger than its file', () => {
    const wide = (columns: number, rows: number) =>
      readDelimitedText(`${'a,'.repeat(columns)}\n${'x\n'.repeat(rows)}`, { name: 'wide.csv' });
    expect(wide(1000, 1000).rows[999].length).toBe(1001);
    expect(() => wide(8000, 8000)).toThrow(/^wide.csv, line 1\d\d\d: the rows have far fewer cells than there are/);
  });
});
