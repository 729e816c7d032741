import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

/** A name for queries, and its description. */
const TfItemSchema = Type.Object({
  value: Type.String({ description: 'TF id or keyword' }),
  name: Type.String({ description: 'symbol, or the query of the keyword' }),
});

export const readTfs = defineSchemas({
  summary: 'Keywords and TFs; with all=0 the TFs only',
  query: Type.Object({ all: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 1 })) }),
  answer: Type.Array(TfItemSchema),
});

export const readLists = defineSchemas({
  summary: 'Names of the predefined gene lists',
  answer: TextsSchema,
});

export const readNetworks = defineSchemas({
  summary: 'Names of the predefined target networks',
  answer: TextsSchema,
});

export const downloadList = defineSchemas({
  summary: 'Text of a predefined gene list or target network',
  params: Type.Object({ name: Type.String() }),
});

export const readEdges = defineSchemas({
  summary: 'Types of additional edges',
  answer: TextsSchema,
});

export const readExtraFieldNames = defineSchemas({
  summary: 'Names of the extra fields that legends and tables can show',
  answer: TextsSchema,
});

const TfQuerySchema = Type.Object({
  tf: Type.Optional(
    Type.Union([Type.String(), TextsSchema], { description: 'only what these TFs have; repeatable' }),
  ),
});

export const readKeys = defineSchemas({
  summary: 'Keys for filters',
  query: TfQuerySchema,
  answer: TextsSchema,
});

export const readKeyValues = defineSchemas({
  summary: 'Values of a filter key; none for numeric keys',
  params: Type.Object({ key: Type.String() }),
  query: TfQuerySchema,
  answer: TextsSchema,
});
