import {
  aspects,
  hasBit,
  termRelations,
  type GoContents,
  type Gene,
  type OrthologContents,
} from '@trellis/core/dataset';
import { batchesOf, type Column, type Row, type Table } from '../table.ts';

type Genes = readonly Gene[];

const termColumns: readonly Column[] = [
  { name: 'term', type: 'string', description: 'Id of the GO term.' },
  { name: 'name', type: 'string', description: 'Name of the term.' },
  { name: 'aspect', type: 'string', description: 'BP, MF or CC.' },
  { name: 'slim', type: 'boolean', description: 'Whether the term is in the GO slim.' },
];

const relationColumns: readonly Column[] = [
  { name: 'term', type: 'string', description: 'Id of the GO term.' },
  { name: 'parent', type: 'string', description: 'Id of its parent.' },
  { name: 'relation', type: 'string', description: 'is_a or part_of.' },
];

const annotationColumns: readonly Column[] = [
  { name: 'gene_id', type: 'string', description: 'Gene id.' },
  { name: 'term', type: 'string', description: 'Id of the GO term, as annotated directly.' },
  { name: 'evidence', type: 'string', description: 'Evidence code, where the source has one.', optional: true },
];

/** The Gene Ontology: its terms, their relations and the direct annotations of genes. */
export const goTables = (go: GoContents, genes: Genes): Table[] => [
  {
    name: 'go_terms',
    title: 'GO terms',
    description: 'The live terms of the Gene Ontology.',
    columns: termColumns,
    primaryKey: ['term'],
    batches: () => batchesOf(termColumns, termRows(go)),
  },
  {
    name: 'go_relations',
    title: 'Relations of GO terms',
    description: 'The parents of each GO term.',
    columns: relationColumns,
    primaryKey: ['term', 'parent', 'relation'],
    foreignKeys: [{ fields: ['term'], table: 'go_terms', references: ['term'] }],
    batches: () => batchesOf(relationColumns, relationRows(go)),
  },
  {
    name: 'go_annotations',
    title: 'GO annotations',
    description: 'Direct annotations of genes; ancestors of the terms are not listed.',
    columns: annotationColumns,
    primaryKey: [],
    foreignKeys: [
      { fields: ['gene_id'], table: 'genes', references: ['gene_id'] },
      { fields: ['term'], table: 'go_terms', references: ['term'] },
    ],
    batches: () => batchesOf(annotationColumns, annotationRows(go, genes)),
  },
];

function* termRows({ ontology }: GoContents): Generator<Row> {
  for (const [i, id] of ontology.ids.entries())
    yield [id, ontology.names[i], aspects[ontology.aspects[i]], hasBit(ontology.slim, i)];
}

function* relationRows({ ontology: { ids, parentStarts, parents, relations } }: GoContents): Generator<Row> {
  for (const [term, id] of ids.entries()) {
    for (let i = parentStarts[term]; i < parentStarts[term + 1]; i++) {
      if (relations[i] & termRelations.isA) yield [id, ids[parents[i]], 'is_a'];
      if (relations[i] & termRelations.partOf) yield [id, ids[parents[i]], 'part_of'];
    }
  }
}

function* annotationRows({ ontology, annotations }: GoContents, genes: Genes): Generator<Row> {
  const { starts, terms, evidence, codes } = annotations;
  for (const [gene, { id }] of genes.entries())
    for (let i = starts[gene]; i < starts[gene + 1]; i++)
      yield [id, ontology.ids[terms[i]], codes[evidence[i]] || null];
}

const orthologColumns: readonly Column[] = [
  { name: 'gene_id', type: 'string', description: 'Gene id.' },
  { name: 'edition', type: 'string', description: 'The other species.' },
  { name: 'ortholog', type: 'string', description: 'Gene id in the other species, as the source has it.' },
  { name: 'source', type: 'string', description: 'Where the pair comes from.', optional: true },
];

/** Pairs of orthologous genes, by the other species and gene. */
export const orthologTable = (orthologs: readonly OrthologContents[], genes: Genes): Table => ({
  name: 'orthologs',
  title: 'Orthologs',
  description: 'Pairs of orthologous genes of this species and others.',
  columns: orthologColumns,
  primaryKey: [],
  foreignKeys: [{ fields: ['gene_id'], table: 'genes', references: ['gene_id'] }],
  batches: () => {
    const rows = function* (): Generator<Row> {
      for (const { edition, genes: indices, orthologs: others, sources, pairSources } of orthologs)
        for (let i = 0; i < indices.length; i++)
          yield [genes[indices[i]].id, edition, others[i], sources[pairSources[i]] || null];
    };
    return batchesOf(orthologColumns, rows());
  },
});
