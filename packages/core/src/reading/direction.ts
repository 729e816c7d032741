import { toLog2, type ChangeUnit } from './changeUnit.ts';
import type { ColumnFacts } from './columnFacts.ts';
import type { Layout } from './tableLayout.ts';
import type { Note } from './note.ts';

const up = /^(?:(?:sig(?:nificant)?(?:ly)?[ _-]?)?up(?:[ _-]?regulated)?|induced|activated|increased|higher)$/i;
const down = /^(?:(?:sig(?:nificant)?(?:ly)?[ _-]?)?down(?:[ _-]?regulated)?|repressed|decreased|reduced|lower)$/i;
const neither = /^(?:|no|none|ns|n\.s\.|not?[ _-]?(?:sig(?:nificant)?|change|diff)?|unchanged|stable|-|na)$/i;

/** Whether a cell of a column of directions says that a gene goes down. */
export const isDown = (cell: string): boolean => down.test(cell.trim());

/**
 * The column that says in words whether a gene goes up or down, for changes that have no sign: sizes alone (`|log2FC|`), or ratios of
 * at least 1 in either direction. Undefined where changes have signs, or no column says more than one direction.
 */
export function directionColumn(
  { layout, facts }: { readonly layout: Layout; readonly facts: readonly ColumnFacts[] },
  changes: Float64Array,
  unit: ChangeUnit,
): ColumnFacts | undefined {
  if (changes.some((value) => toLog2(value, unit) < 0)) return undefined;
  return facts.find(({ index, different, numbers }) => {
    if (numbers > 0 || different < 2 || different > 4) return false;
    const cells = layout.data.sample.map(({ cells }) => (cells[index] ?? '').trim());
    return (
      cells.some((cell) => down.test(cell)) &&
      cells.every((cell) => [up, down, neither].some((one) => one.test(cell)))
    );
  });
}

/** Says where the directions come from. */
export const directionNote = ({ name }: ColumnFacts): Note => ({
  code: 'direction',
  text: `The changes have no sign; the column ${name.slice(0, 40)} says which genes go down.`,
});
