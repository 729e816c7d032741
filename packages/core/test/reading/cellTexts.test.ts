import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellTexts } from '../../src/reading/cellTexts.ts';
import { FileText } from '../../src/reading/fileText.ts';

/** The id that each cell gets of a text in which each is a line, where texts of another one can be known. */
function idsOf(cells: readonly string[], known?: CellTexts) {
  const content = `${cells.join('\n')}\n`;
  const texts = new CellTexts(new TextEncoder().encode(content), new FileText(content), known);
  let start = 0;
  const ids = cells.map((cell) => {
    const id = texts.idOf(start, start + cell.length);
    start += cell.length + 1;
    return id;
  });
  return { texts, ids };
}

/** What a table of texts gives: the same id for the same text, in the order of their first places. */
function expected(cells: readonly string[]): number[] {
  const known = new Map<string, number>();
  return cells.map((cell) => {
    const id = known.get(cell) ?? known.size;
    known.set(cell, id);
    return id;
  });
}

const anyCell = fc.oneof(
  fc.stringMatching(/^[AB]{0,3}$/),
  fc.stringMatching(/^AT[1-5]G0[01]\d{0,3}$/),
  fc.stringMatching(/^[ab]{11,18}$/),
);

describe('texts of cells', () => {
  it('have one id for each text, however long (property)', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 200 }), (cells) => {
        const { texts, ids } = idsOf(cells);
        expect(ids).toEqual(expected(cells));
        expect(ids.map((id) => texts.textOf(id))).toEqual(cells);
      }),
    );
  });

  it('keep the ids that they have in an earlier text (property)', () => {
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 100 }), fc.array(anyCell, { maxLength: 200 }), (earlier, cells) => {
        const { texts: known } = idsOf(earlier);
        const { texts, ids } = idsOf(cells, known);
        expect([...expected(earlier), ...ids]).toEqual(expected([...earlier, ...cells]));
        expect(texts.knownCount).toBe(new Set(earlier).size);
        expect(ids.map((id) => texts.textOf(id))).toEqual(cells);
      }),
    );
  });

  it('keep their ids while the table grows', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => (i % 3 === 0 ? `transcript:AT1G${i}.1` : `AT1G${i}`));
    const { ids } = idsOf([...names, ...names]);
    expect(ids).toEqual([...names.keys(), ...names.keys()]);
  });
});
