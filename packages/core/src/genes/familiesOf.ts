import type { TfFamilies } from '../dataset/ontology.ts';

/** Names of the TF families of a gene; empty without a table of families. */
export function familiesOf(table: TfFamilies | null, gene: number): string[] {
  if (!table) return [];
  const { names, starts, families } = table;
  return Array.from(families.subarray(starts[gene], starts[gene + 1]), (family) => names[family]);
}
