import { aspects } from '@trellis/core/dataset';
import { searchKinds } from '@trellis/core/search';
import { Type } from 'typebox';
import { maxSearchLength, searchLimits } from '../limits.ts';
import { defineSchemas } from './defineSchemas.ts';

const TotalsSchema = Type.Object(
  {
    tf: Type.Integer(),
    gene: Type.Integer(),
    term: Type.Integer(),
    list: Type.Integer(),
    network: Type.Integer(),
    analysis: Type.Integer(),
  },
  { description: 'number of all hits of each kind' },
);

const SearchHitSchema = Type.Object({
  kind: Type.Enum([...searchKinds]),
  id: Type.String({ description: 'id of the gene, term or analysis; name of the list or network' }),
  name: Type.String({ description: 'symbol, name or label; the id where there is none' }),
  detail: Type.String({ description: 'full name, aspect, experiment type or description' }),
  match: Type.Union(
    [Type.Null(), Type.Object({ field: Type.Enum(['alias', 'description', 'metadata']), text: Type.String() })],
    { description: 'the text that was found when it is neither id nor name' },
  ),
});

const TermSummarySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  aspect: Type.Enum([...aspects]),
  total: Type.Integer({ description: 'genes annotated to the term or to a descendant' }),
  genes: Type.Array(Type.Object({ id: Type.String(), symbol: Type.String(), full_name: Type.String() }), {
    description: 'the first 50 of them; TFs with more analyses first',
  }),
});

export const SearchSchema = Type.Object({
  hits: Type.Array(SearchHitSchema, {
    description: 'at most `limit` of each kind, kind after kind; the kind with the best hit first',
  }),
  totals: TotalsSchema,
  similar: Type.Boolean({ description: 'nothing has these words; the hits have similar ones' }),
  term: Type.Union([Type.Null(), TermSummarySchema], { description: 'the term whose id was searched' }),
});

const SearchQuerySchema = Type.Object({
  q: Type.String({ maxLength: maxSearchLength, description: 'id, name or words' }),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: searchLimits.max,
      description: 'maximum number of hits of each kind; default 10',
    }),
  ),
});

export const searchEverything = defineSchemas({
  summary:
    'Genes, TFs, GO terms, predefined lists, target networks and analyses by id, name or words. All words must be there, as words or as their beginnings; typing errors count where nothing else is found',
  query: SearchQuerySchema,
  answer: SearchSchema,
});
