import { Type } from 'typebox';
import { ColumnKeySchema } from './analysisIds.ts';
import { defineSchemas, tableSchemas } from './defineSchemas.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { CorrectionSchema, InfoSchema, LevelQuerySchema, Log10Schema } from './tests.ts';

const PointSchema = Type.Tuple([Type.Number(), Type.Number()]);

/** Groups of genes by the exact set of analyses that target them; places and sizes are shares of the side of the figure. */
export const SungearAnswerSchema = Type.Object({
  vertices: Type.Array(Type.Tuple([ColumnKeySchema, PointSchema])),
  intersects: Type.Array(
    Type.Tuple([
      Type.Array(ColumnKeySchema),
      PointSchema,
      Type.Array(Type.String()),
      Type.Object({
        p_value: Type.Number(),
        p_value_log10: Log10Schema,
        expected: Type.Number(),
        adj_p: Type.Number(),
        adj_p_log10: Log10Schema,
        n: Type.Optional(Type.Integer({ description: 'genes of the group that could be drawn' })),
      }),
      Type.Number(),
      Type.Array(PointSchema),
    ]),
    { description: 'analyses, place, genes, exact binomial test, radius, ends of the arrows' },
  ),
  metadata: Type.Array(Type.Tuple([ColumnKeySchema, InfoSchema])),
  gene_annotation: Type.Record(Type.String(), Type.Object({ name: Type.String(), symbol: Type.String() })),
  total: Type.Integer({ description: 'genes in the union' }),
  correction: CorrectionSchema,
  expected_of: Type.Optional(Type.Literal('universe')),
  universe: Type.Optional(Type.Integer({ description: 'number of genes that could be drawn' })),
  level: Type.Optional(
    Type.Union([Type.Literal('tf'), Type.Literal('family')], {
      description:
        'what a vertex is where it is not an analysis: as asked, or with more than 100 analyses a TF, with more TFs a TF family; the key is that of its first analysis',
    }),
  ),
  found: Type.Optional(
    Type.Integer({
      description: 'with `level`: number of TFs or families, of which the 100 with the most genes are vertices',
    }),
  ),
});

const SungearQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  ...LevelQuerySchema.properties,
  correction: Type.Optional(CorrectionSchema),
  expected: Type.Optional(
    Type.Union([Type.Literal('union'), Type.Literal('universe'), Type.Literal('')], {
      description:
        'genes that could be drawn: those of the diagram (default), or the background or all protein-coding genes, in the target lists if there are any',
    }),
  ),
});

export const readSungear = defineSchemas({
  summary: 'Sungear: genes grouped by the analyses that target them',
  params: RequestParamsSchema,
  query: SungearQuerySchema,
  answer: SungearAnswerSchema,
});

export const exportSungear = tableSchemas(readSungear, {
  summary: 'Sungear as CSV: a row per group of genes',
});

export const drawSungear = defineSchemas({
  summary: 'Sungear diagram, tested against the genes that could be drawn',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    ...LevelQuerySchema.properties,
    correction: Type.Optional(CorrectionSchema),
  }),
});

export const narrowSungear = defineSchemas({
  summary: 'Sungear of some genes only; all genes for an empty list',
  params: RequestParamsSchema,
  query: SungearQuerySchema,
  body: Type.Object({ genes: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200_000 })) }),
  answer: SungearAnswerSchema,
});
