import { Type, type Static } from 'typebox';
import { Texts } from './parts.ts';
import { route } from './route.ts';

/** A name that may stand in a query, and what it is called. */
export const TfItem = Type.Object({
  value: Type.String({ description: 'TF id or keyword' }),
  name: Type.String({ description: 'symbol, or the query that the keyword stands for' }),
});
export type TfItem = Static<typeof TfItem>;

export const readTfs = route({
  method: 'GET',
  path: '/api/tfs/',
  summary: 'Keywords and TFs; with all=0 the TFs only',
  query: Type.Object({ all: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 1 })) }),
  answer: Type.Array(TfItem),
});

export const readLists = route({
  method: 'GET',
  path: '/api/lists/',
  summary: 'Names of the predefined gene lists',
  answer: Texts,
});

export const readNetworks = route({
  method: 'GET',
  path: '/api/networks/',
  summary: 'Names of the predefined target networks',
  answer: Texts,
});

export const downloadList = route({
  method: 'GET',
  path: '/api/list_download/:name/',
  summary: 'Text of a predefined gene list or target network',
  params: Type.Object({ name: Type.String() }),
  media: 'text/plain',
});

export const readEdges = route({
  method: 'GET',
  path: '/api/edges/',
  summary: 'Types of additional edges',
  answer: Texts,
});

export const readExtraFieldNames = route({
  method: 'GET',
  path: '/api/extra_field_names/',
  summary: 'Names of the extra fields that legends and tables can show',
  answer: Texts,
});

const TfQuery = Type.Object({
  tf: Type.Optional(Type.Union([Type.String(), Texts], { description: 'only what these TFs have; repeatable' })),
});

export const readKeys = route({
  method: 'GET',
  path: '/api/key/',
  summary: 'Keys that may stand in a filter',
  query: TfQuery,
  answer: Texts,
});

export const readKeyValues = route({
  method: 'GET',
  path: '/api/key/:key/',
  summary: 'Values of a filter key; none for numeric keys',
  params: Type.Object({ key: Type.String() }),
  query: TfQuery,
  answer: Texts,
});

/** What the pages need to know of the edition. */
export const Site = Type.Object({
  edition: Type.String(),
  label: Type.String({
    description: 'shown wherever figures of the data set are shown, e.g. synthetic demo data; empty for real data',
  }),
  version: Type.String({ description: 'data set version' }),
  default_tf: Type.String(),
  examples: Texts,
  gene_links: Type.Array(
    Type.Object({
      pattern: Type.String({ description: 'regular expression that the gene id matches, without case' }),
      name: Type.String({ description: 'name of the database' }),
      url: Type.String({ description: 'address with {id} where the gene id goes' }),
    }),
  ),
  data_types: Type.Array(Type.Object({ type: Type.String(), tfs: Type.Integer(), interactions: Type.Integer() })),
  totals: Type.Object({
    genes: Type.Integer(),
    tfs: Type.Integer(),
    analyses: Type.Integer(),
    interactions: Type.Integer(),
  }),
  motifs: Type.Object({
    clusters: Type.Integer({ description: 'motif clusters' }),
    individual: Type.Integer({ description: 'motifs of single TFs' }),
    tfs: Type.Integer({ description: 'TFs that have motifs of their own' }),
  }),
  issues_url: Type.String({ description: 'address of the issue tracker; empty when none is configured' }),
  example_queries: Type.Array(Type.Object({ query: Type.String(), says: Type.String() })),
});
export type Site = Static<typeof Site>;

export const readSite = route({
  method: 'GET',
  path: '/api/site/',
  summary: 'What the pages need to know of the edition: data set, examples, gene links, counts',
  answer: Site,
});
