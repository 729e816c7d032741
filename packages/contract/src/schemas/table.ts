import { geneParts } from '@trellis/core/views';
import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { CellSchema, PerturbationSchema, RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { GridColumnSchema, MergedCellSchema } from './query.ts';
import { SetsSchema, TestQuerySchema, UniverseSchema } from './tests.ts';

/** A window of the result table, sorted and searched on the server. Indices count from 0; header rows are separate. */
export const TableWindowSchema = Type.Object({
  total_rows: Type.Integer({ description: 'genes in the result' }),
  matched_rows: Type.Integer({ description: 'genes that the search keeps; rows are counted among these' }),
  total_columns: Type.Integer(),
  row: Type.Integer({ description: 'index of the first row of `data`' }),
  column: Type.Integer({ description: 'index of the first column of `data`, `header` and `columns`' }),
  header: Type.Array(Type.Array(CellSchema), { description: 'the six header rows, cut to the window' }),
  merge_cells: Type.Array(MergedCellSchema, {
    description: 'merged header cells that touch the window, with their full extent',
  }),
  columns: Type.Array(GridColumnSchema),
  data: Type.Array(Type.Array(CellSchema)),
  empty_columns: Type.Array(Type.Integer(), {
    description: 'columns among the first eight that have no content at all',
  }),
});

const CountSchema = Type.Integer({ minimum: 0 });

/** The analyses above the columns of the table, in their order; the columns about the gene come before them. */
export const TableHeadSchema = Type.Array(
  Type.Object({
    label: Type.String({ description: 'e.g. MYB1 · ChIP-seq · 12, or the name that the user gave' }),
    tf: Type.String({ description: 'symbol of the TF, or its id' }),
    edge_type: Type.String(),
    method: Type.String({ description: 'method and cutoff' }),
    edges: CountSchema,
    total: Type.Integer({ minimum: 0, description: 'edges before target lists' }),
    perturbation: PerturbationSchema,
    perturbed: Type.Union([Type.String(), Type.Null()], {
      description:
        'id of the TF that the experiment perturbed: its own row does not count as a target; null for binding',
    }),
    directions: Type.Union([Type.Object({ induced: CountSchema, repressed: CountSchema }), Type.Null()], {
      description: 'edges that the TF induces and represses; null without fold changes or without directions',
    }),
    kinds: Type.Array(Type.Enum(['EDGE', 'Pvalue', 'Log2FC', 'ADD_EDGES']), {
      description: 'its columns from left to right',
    }),
  }),
);

export const readTableHead = defineSchemas({
  summary: 'The analyses above the columns of the result table',
  params: RequestParamsSchema,
  query: RevisionQuerySchema,
  answer: TableHeadSchema,
});

/** Only genes that a TF binds, regulates, or both. */
const PartQuerySchema = Type.Object({
  tf: Type.Optional(Type.String({ maxLength: 100, description: 'id of the TF that `part` belongs to' })),
  sets: SetsSchema,
  universe: UniverseSchema,
  part: Type.Optional(
    Type.Enum([...geneParts], { description: 'keeps the genes that the TF binds only, regulates only, or both' }),
  ),
});

const SpecificitySchema = Type.Optional(
  Type.String({
    maxLength: 5,
    description:
      '1: adds the columns Bound By and Regulated By, the numbers of TFs of the version, after the others about the gene',
  }),
);

/** Selection and order of the rows of the table. */
const RowsQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  specificity: SpecificitySchema,
  sort: Type.Optional(
    Type.Integer({ minimum: 0, description: 'index of the column to sort by; default order when left out' }),
  ),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')], { default: 'desc' })),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'keeps rows with a cell that contains the text' }),
  ),
  ...PartQuerySchema.properties,
});

export const readTable = defineSchemas({
  summary: 'A window of the result table: rows and columns, sorted and searched',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RowsQuerySchema.properties,
    row: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
    rows: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 100 })),
    column: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
    columns: Type.Optional(Type.Integer({ minimum: 0, maximum: 500, default: 40 })),
  }),
  answer: TableWindowSchema,
});

export const exportTable = defineSchemas({
  summary: 'The result table as it is shown: sorted, searched, without hidden columns',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RowsQuerySchema.properties,
    hidden: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 100, description: 'columns left out' }),
    ),
    first: Type.Optional(
      Type.Literal('id', {
        description: 'id: the column Gene ID comes first; default: the columns as they are shown',
      }),
    ),
  }),
});

export const readTargets = defineSchemas({
  summary: 'Ids of the target genes of the result, one per line',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    search: Type.Optional(Type.String({ maxLength: 200 })),
    ...PartQuerySchema.properties,
  }),
});

/** Whether an export of cells has the column TAG. */
const TagSchema = Type.Optional(
  Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('')], {
    description:
      '0 leaves out the column TAG, which tells mentions of a TF in the query apart by a text that is random in each request; default 1',
  }),
);

export const exportCsv = defineSchemas({
  summary: 'The shown cells of the result, one per line, with the metadata of their analyses',
  params: RequestParamsSchema,
  query: Type.Object({ ...RevisionQuerySchema.properties, tag: TagSchema }),
});

/** What an Arrow file can hold. */
export const ArrowPartSchema = Type.Union(
  [Type.Literal('interactions'), Type.Literal('table'), Type.Literal('matrix')],
  {
    description:
      'interactions (default): a row per cell, as in the CSV without metadata; table: a row per gene, with all columns; matrix: a row per gene and a column per analysis, with 1 for a target, -1 for a repressed one, 0 for any other gene',
  },
);

export const exportArrow = defineSchemas({
  summary: 'The result as an Arrow file (Feather), for R, Python and DuckDB',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    part: Type.Optional(ArrowPartSchema),
    tag: TagSchema,
    specificity: SpecificitySchema,
  }),
});

export const exportXlsx = defineSchemas({
  summary: 'The result as a workbook: sheets table and metadata',
  params: RequestParamsSchema,
  query: Type.Object({ ...RevisionQuerySchema.properties, specificity: SpecificitySchema }),
});

export const exportEverything = defineSchemas({
  summary: 'Question, inputs, methods, all tables and all figures of a result as one archive that can be recomputed',
  params: RequestParamsSchema,
  query: TestQuerySchema,
});
