import { groupBy } from '@trellis/core';
import type { DatasetContents } from '@trellis/core/dataset';
import { batchesOf, type Column, type Row, type Table } from '../table.ts';

const columns: readonly Column[] = [
  { name: 'gene_id', type: 'string', description: 'Gene id.' },
  { name: 'symbol', type: 'string', description: 'Symbol.', optional: true },
  { name: 'full_name', type: 'string', description: 'Full name.', optional: true },
  { name: 'gene_type', type: 'string', description: 'Gene type as annotated.', optional: true },
  { name: 'gene_family', type: 'string', description: 'Gene family as annotated.', optional: true },
  { name: 'tf_families', type: 'string', description: 'TF families, joined by "|".', optional: true },
  { name: 'aliases', type: 'string', description: 'Other names, joined by "|".', optional: true },
];

/** The genes of the annotation with their other names and TF families, by id. */
export function geneTable({
  genes,
  aliases,
  tfFamilies,
}: Pick<DatasetContents, 'genes' | 'aliases' | 'tfFamilies'>): Table {
  const names = groupBy(aliases, ({ gene }) => gene);
  const familiesOf = (gene: number): string[] =>
    tfFamilies
      ? [...tfFamilies.families.subarray(tfFamilies.starts[gene], tfFamilies.starts[gene + 1])].map(
          (family) => tfFamilies.names[family],
        )
      : [];
  const rows = function* (): Generator<Row> {
    for (const [i, { id, name, fullName, type, family }] of genes.entries()) {
      const others = (names.get(i) ?? []).map(({ alias }) => alias);
      yield [
        id,
        ...[name, fullName, type, family, familiesOf(i).join('|'), others.join('|')].map((text) => text || null),
      ];
    }
  };
  return {
    name: 'genes',
    title: 'Genes',
    description: 'The annotation: one row per gene.',
    columns,
    primaryKey: ['gene_id'],
    batches: () => batchesOf(columns, rows()),
  };
}
