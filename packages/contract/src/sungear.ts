import { Type, type Static } from 'typebox';
import { ColumnKeySchema } from './analysisIds.ts';
import { RequestParamsSchema, RevisionQuerySchema } from './parts.ts';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { CorrectionSchema, InfoSchema, LevelQuerySchema, Log10Schema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const PointSchema = Type.Tuple([Type.Number(), Type.Number()]);

/** Groups of genes by the exact set of analyses that target them; places and sizes are shares of the side of the figure. */
const SungearAnswerSchema = Type.Object({
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
type SungearMessage = Immutable<Static<typeof SungearAnswerSchema>>;
type GroupMessage = SungearMessage['intersects'][number];

/** Exact binomial test of the size of a group. */
export interface SungearTest {
  readonly p: number;
  readonly pLog10: number;
  readonly expected: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
  /** Genes of the group that could be drawn; by default all. */
  readonly n?: number;
}

/** Analyses, place, genes, test, radius and ends of the arrows of a group. */
export type SungearGroupAnswer = readonly [
  GroupMessage[0],
  GroupMessage[1],
  GroupMessage[2],
  SungearTest,
  GroupMessage[4],
  GroupMessage[5],
];

/** The Sungear diagram, its genes by id. */
export interface SungearAnswer extends Omit<SungearMessage, 'intersects' | 'gene_annotation' | 'expected_of'> {
  readonly intersects: readonly SungearGroupAnswer[];
  readonly geneAnnotation: SungearMessage['gene_annotation'];
  readonly expectedOf?: SungearMessage['expected_of'];
}

const sungearNames = wireNames({ geneAnnotation: 'gene_annotation', expectedOf: 'expected_of' });
const testNames = wireNames({
  p: 'p_value',
  pLog10: 'p_value_log10',
  adjusted: 'adj_p',
  adjustedLog10: 'adj_p_log10',
});

const sungearWire: Wire<SungearAnswer, SungearMessage> = {
  encode: ({ intersects, ...answer }) => ({
    ...sungearNames.encode(answer),
    intersects: intersects.map(([a, b, c, test, d, e]) => [a, b, c, testNames.encode(test), d, e]),
  }),
  decode: ({ intersects, ...message }) => ({
    ...sungearNames.decode(message),
    intersects: intersects.map(([a, b, c, test, d, e]) => [a, b, c, testNames.decode(test), d, e]),
  }),
};

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

export const readSungear = route({
  method: 'GET',
  path: '/api/sungear/:id/',
  summary: 'Sungear: genes grouped by the analyses that target them',
  params: RequestParamsSchema,
  query: SungearQuerySchema,
  answer: SungearAnswerSchema,
  wire: sungearWire,
});

export const exportSungear = tableRoute(readSungear, {
  summary: 'Sungear as CSV: a row per group of genes',
  file: 'sungear.csv',
});

export const drawSungear = route({
  method: 'GET',
  path: '/api/sungear/:id.svg',
  summary: 'Sungear diagram, tested against the genes that could be drawn',
  params: RequestParamsSchema,
  query: Type.Object({
    ...RevisionQuerySchema.properties,
    ...LevelQuerySchema.properties,
    correction: Type.Optional(CorrectionSchema),
  }),
  media: 'image/svg+xml',
});

export const narrowSungear = route({
  method: 'POST',
  path: '/api/sungear/:id/',
  summary: 'Sungear of some genes only; all genes for an empty list',
  params: RequestParamsSchema,
  query: SungearQuerySchema,
  body: Type.Object({ genes: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200_000 })) }),
  answer: SungearAnswerSchema,
  wire: sungearWire,
});

/** Its calls of a result, by their names in clients. */
export const sungearRoutes = { sungear: readSungear, sungearCsv: exportSungear, sungearFigure: drawSungear };
