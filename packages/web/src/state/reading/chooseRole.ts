import type { ReadColumn } from '@trellis/core/reading';

/** Roles that only one column can have. */
const single = new Set([
  'gene',
  'source',
  'target',
  'edge',
  'score',
  'log2fc',
  'fold_change',
  'ln_fold_change',
  'list',
]);

/** The role of a column with its unit, as choices have it: `fold_change:signed_ratio`. */
const roleText = ({ role, unit }: Pick<ReadColumn, 'role' | 'unit'>): string => (unit ? `${role}:${unit}` : role);

/**
 * The roles of all columns after one of them was chosen, by their numbers from 1: what was recognized stays, and a column that
 * had the chosen role alone, or another fold change, is ignored.
 */
export function chooseRole(columns: readonly ReadColumn[], index: number, role: string): Record<string, string> {
  const [plain] = role.split(':');
  const isChange = (word: string): boolean => /fold_change|^log2fc/.test(word);
  const chosen = columns.map((column, i) => {
    if (i === index) return role;
    const isReplaced = single.has(plain) && (column.role === plain || (isChange(plain) && isChange(column.role)));
    return isReplaced ? 'ignored' : roleText(column);
  });
  return Object.fromEntries(chosen.map((word, i) => [String(i + 1), word]));
}
