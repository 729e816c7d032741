import type { Step } from '../../src/recipe/step.ts';
import type { Conversion } from '../../src/steps/context.ts';
import { runSteps } from '../../src/steps/runSteps.ts';
import type { Table } from '../../src/table.ts';

/** What steps made of a table. */
export interface Ran {
  /** The columns, then the rows, each with `|` between its cells. */
  readonly lines: readonly string[];
  readonly rows: Table['rows'];
  /** Numbers of rows left out, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** The genes that the step `known` knows. */
const knownGenes: ReadonlySet<string> = new Set(['AT1G01010', 'AT1G01020']);

/** The conversion `v3 to v4`, by the only name that there is. */
const conversion: Conversion = new Map([
  ['OLD1', new Set(['new1'])],
  ['OLD2', new Set(['new2', 'new3'])],
  ['OLD0', new Set()],
]);

/** A table from its columns and rows, whose cells are separated by `|`. */
export function tableOf(columns: string, ...rows: readonly string[]): Table {
  return { columns: columns.split('|'), rows: rows.map((row) => row.split('|')) };
}

/** Runs steps on a table. */
export function run(table: Table, ...steps: readonly Step[]): Ran {
  const skipped: Record<string, number> = {};
  const { columns, rows } = runSteps(table, steps, {
    hasGene: (id) => knownGenes.has(id.toUpperCase()),
    conversion: (name) => (name === 'v3 to v4' ? conversion : new Map()),
    skip: (reason, count) => {
      if (count > 0) skipped[reason] = (skipped[reason] ?? 0) + count;
    },
  });
  return { lines: [columns, ...rows].map((row) => row.join('|')), rows, skipped };
}
