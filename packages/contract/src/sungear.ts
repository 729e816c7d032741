import { Type, type Static } from 'typebox';
import { ColumnKey } from './analysisIds.ts';
import { RequestParams } from './parts.ts';
import { route } from './route.ts';
import { Correction, Info } from './tests.ts';
import { RevisionQuery } from './parts.ts';

const Point = Type.Tuple([Type.Number(), Type.Number()]);

/** Groups of genes by the exact set of analyses that target them; places and sizes are fractions of the drawing's side. */
export const SungearAnswer = Type.Object({
  vertices: Type.Array(Type.Tuple([ColumnKey, Point])),
  intersects: Type.Array(
    Type.Tuple([
      Type.Array(ColumnKey),
      Point,
      Type.Array(Type.String()),
      Type.Object({ p_value: Type.Number(), expected: Type.Number(), adj_p: Type.Number() }),
      Type.Number(),
      Type.Array(Point),
    ]),
    { description: 'analyses, place, genes, exact binomial test, radius, ends of the arrows' },
  ),
  metadata: Type.Array(Type.Tuple([ColumnKey, Info])),
  gene_annotation: Type.Record(Type.String(), Type.Object({ name: Type.String(), symbol: Type.String() })),
  total: Type.Integer({ description: 'genes in the union' }),
  correction: Correction,
});
export type SungearAnswer = Static<typeof SungearAnswer>;

const SungearQuery = Type.Object({
  ...RevisionQuery.properties,
  correction: Type.Optional(Correction),
});

export const readSungear = route({
  method: 'GET',
  path: '/api/sungear/:id/',
  summary: 'Sungear: genes grouped by the analyses that target them',
  params: RequestParams,
  query: SungearQuery,
  answer: SungearAnswer,
});

export const narrowSungear = route({
  method: 'POST',
  path: '/api/sungear/:id/',
  summary: 'Sungear of some genes only; all genes for an empty list',
  params: RequestParams,
  query: SungearQuery,
  body: Type.Object({ genes: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200_000 })) }),
  answer: SungearAnswer,
});
