import { Type } from 'typebox';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';

/** A name for queries, and its description. */
const TfItemSchema = Type.Object({
  value: Type.String({ description: 'TF id or keyword' }),
  name: Type.String({ description: 'symbol, or the query of the keyword' }),
});

export const readTfs = route({
  method: 'GET',
  path: '/api/tfs/',
  summary: 'Keywords and TFs; with all=0 the TFs only',
  query: Type.Object({ all: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 1 })) }),
  answer: Type.Array(TfItemSchema),
});

export const readLists = route({
  method: 'GET',
  path: '/api/lists/',
  summary: 'Names of the predefined gene lists',
  answer: TextsSchema,
});

export const readNetworks = route({
  method: 'GET',
  path: '/api/networks/',
  summary: 'Names of the predefined target networks',
  answer: TextsSchema,
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
  answer: TextsSchema,
});

export const readExtraFieldNames = route({
  method: 'GET',
  path: '/api/extra_field_names/',
  summary: 'Names of the extra fields that legends and tables can show',
  answer: TextsSchema,
});

const TfQuerySchema = Type.Object({
  tf: Type.Optional(
    Type.Union([Type.String(), TextsSchema], { description: 'only what these TFs have; repeatable' }),
  ),
});

export const readKeys = route({
  method: 'GET',
  path: '/api/key/',
  summary: 'Keys for filters',
  query: TfQuerySchema,
  answer: TextsSchema,
});

export const readKeyValues = route({
  method: 'GET',
  path: '/api/key/:key/',
  summary: 'Values of a filter key; none for numeric keys',
  params: Type.Object({ key: Type.String() }),
  query: TfQuerySchema,
  answer: TextsSchema,
});
