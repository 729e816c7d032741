import type { ColumnFacts } from './columnFacts.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { Layout } from './tableLayout.ts';
import type { NameReader } from './nameReader.ts';
import type { NameTally } from './nameTally.ts';
import type { ColumnRole, ColumnUnit, WantedKind, ReadColumn } from './recognized.ts';

/** Roles that a user chose for columns, by index. */
export type ChosenRoles = ReadonlyMap<number, { readonly role: ColumnRole; readonly unit?: ColumnUnit }>;

/** What a user chose instead of the first choice of a question, by its code. */
export type Answers = Readonly<Record<string, string>>;

/** A table of a file with what its columns hold: what the readers of each kind start from. */
export interface FileTable {
  /** Name of the file in messages. */
  readonly file: string;
  readonly wanted: WantedKind | undefined;
  readonly layout: Layout;
  readonly facts: readonly ColumnFacts[];
  readonly genes: KnownGenes;
  readonly names: NameReader;
  readonly tally: NameTally;
  readonly chosen: ChosenRoles;
  readonly answers: Answers;
}

/** The columns with their roles; those without one are ignored. */
export function columnsWith(
  { layout, chosen }: Pick<FileTable, 'layout' | 'chosen'>,
  roles: ReadonlyMap<number, { readonly role: ColumnRole; readonly unit?: ColumnUnit }>,
): ReadColumn[] {
  return layout.columns.map((name, i) => {
    const said = chosen.get(i) ?? roles.get(i);
    return { name, role: said?.role ?? 'ignored', ...(said?.unit && { unit: said.unit }) };
  });
}

/** The column that was chosen for a role. */
export const chosenColumn = ({ chosen }: Pick<FileTable, 'chosen'>, role: ColumnRole): number | undefined =>
  [...chosen].find(([, one]) => one.role === role)?.[0];
