import * as maths from '../maths/index.ts';
import type { ChangeWord } from './columnWords.ts';
import type { Question } from './note.ts';
import type { ColumnRole, ColumnUnit } from './recognized.ts';

const changeUnits = ['log2', 'ln', 'log10', 'ratio', 'signed ratio'] as const;
export type ChangeUnit = (typeof changeUnits)[number];

/** A fold change as its log2; a ratio of 0 is -Infinity, a negative one has none. */
export function toLog2(value: number, unit: ChangeUnit): number {
  switch (unit) {
    case 'log2':
      return value;
    case 'ln':
      return value / Math.LN2;
    case 'log10':
      return value * maths.log2(10);
    case 'ratio':
      return value < 0 ? NaN : maths.log2(value);
    case 'signed ratio':
      return value < 0 ? -maths.log2(-value) : maths.log2(value);
  }
}

/** The role of a column of changes in a unit. */
export function roleOf(unit: ChangeUnit): { readonly role: ColumnRole; readonly unit?: ColumnUnit } {
  if (unit === 'log2') return { role: 'log2fc' };
  if (unit === 'ln') return { role: 'ln_fold_change' };
  if (unit === 'ratio') return { role: 'fold_change' };
  return { role: 'fold_change', unit: unit === 'log10' ? 'log10' : 'signed_ratio' };
}

/** The unit in a role. */
export function unitOfRole(role: ColumnRole, unit: ColumnUnit | undefined): ChangeUnit {
  if (role === 'ln_fold_change') return 'ln';
  if (role !== 'fold_change') return 'log2';
  return unit === 'log10' ? 'log10' : unit === 'signed_ratio' ? 'signed ratio' : 'ratio';
}

/** The unit of changes by the name of their column, and by their values where it leaves the unit open. */
export function proposedUnit(word: ChangeWord, values: Float64Array): ChangeUnit {
  if (word.isOpen !== true || word.role === 'ln_fold_change') return unitOfRole(word.role, word.unit);
  let [negative, small, zero] = [false, false, false];
  for (const value of values) {
    if (value < 0) negative = true;
    if (value > -1 && value < 1) {
      if (value === 0) zero = true;
      else small = true;
    }
  }
  if (!negative && !zero) return 'ratio';
  if (!negative) return small ? 'ratio' : 'signed ratio';
  return small || zero ? 'log2' : 'signed ratio';
}

/** The question about a unit, with the proposal as its first choice. */
export const unitQuestion = (name: string, proposal: ChangeUnit): Question => ({
  code: 'unit_of_change',
  text: `Is the column ${name.slice(0, 60)} a ratio or a logarithm? It is read as ${proposal}.`,
  choices: [proposal, ...changeUnits.filter((unit) => unit !== proposal)],
});
