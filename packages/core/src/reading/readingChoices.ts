import { TrellisError } from '../errors.ts';
import type { Answers, ChosenRoles } from './fileTable.ts';
import type { ColumnRole, ColumnUnit } from './recognized.ts';

/** What a person decided about a file, as it is sent and stored. */
export interface ReadingChoices {
  /** Answers to questions, by their codes. */
  readonly answers?: Answers;
  /** Roles of columns by their numbers from 1, a unit behind a colon: `{"1": "gene", "3": "fold_change:signed_ratio"}`. */
  readonly chosen?: Readonly<Record<string, string>>;
}

/** Roles that a column can be given, with the units that go with them. */
export const columnRoles = [
  ...['gene', 'source', 'target', 'edge', 'score', 'log2fc', 'fold_change', 'fold_change:signed_ratio'],
  ...['fold_change:log10', 'ln_fold_change', 'p', 'p:-log10', 'adjusted_p', 'adjusted_p:-log10', 'probability'],
  ...['label', 'list', 'ignored'],
] as const;

/** The roles in choices. Throws `bad-request` for a column or a role that cannot be. */
export function rolesOf({ chosen = {} }: ReadingChoices): ChosenRoles {
  return new Map(
    Object.entries(chosen).map(([column, written]) => {
      const index = Number(column) - 1;
      if (!Number.isInteger(index) || index < 0 || index > 100_000)
        throw new TrellisError(
          'bad-request',
          `A column is given by its number from 1, not by "${column.slice(0, 40)}".`,
        );
      if (!columnRoles.some((role) => role === written))
        throw new TrellisError(
          'bad-request',
          `A column is ${columnRoles.slice(0, 3).join(', ')} or another role, not "${written.slice(0, 40)}".`,
          undefined,
          [...columnRoles],
        );
      const [role, unit] = written.split(':') as [ColumnRole, ColumnUnit?];
      return [index, { role, ...(unit && { unit }) }] as const;
    }),
  );
}

/** Choices as options of the reader. */
export const optionsOf = (
  choices: ReadingChoices | undefined,
): { readonly answers?: Answers; readonly chosen?: ChosenRoles } => ({
  ...(choices?.answers && { answers: choices.answers }),
  ...(choices?.chosen && { chosen: rolesOf(choices) }),
});
