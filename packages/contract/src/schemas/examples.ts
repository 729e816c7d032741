import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';

const PictureNameSchema = Type.Enum([
  'summary',
  'bound',
  'network',
  'targetLists',
  'motifs',
  'functions',
  'geneSets',
  'sungear',
  'precisionRecall',
]);
const ExampleNameSchema = Type.Enum(['targets', 'direct', 'both', 'pair', 'list', 'network']);

const PixelsSchema = Type.Object({ width: Type.Number(), height: Type.Number() });

/** Example queries chosen from the data set, each with a stored request and its pictures. */
export const ExamplesSchema = Type.Object({
  version: Type.String({ description: 'data set version' }),
  tfs: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String({ description: 'symbol, or the id where a query needs it' }),
      has_direct_targets: Type.Boolean({ description: 'whether some genes are bound and regulated' }),
    }),
    { description: 'up to two TFs that share targets' },
  ),
  examples: Type.Array(
    Type.Object({
      name: ExampleNameSchema,
      request_id: Type.String(),
      query: Type.String(),
      list: Type.String({ description: 'name of the target gene list, or empty' }),
      network: Type.String({ description: 'name of the target network, or empty' }),
      predefined: Type.Boolean({ description: 'whether list and network belong to the data set' }),
      genes: Type.Integer({ description: 'target genes of the result' }),
      tfs: Type.Integer(),
      analyses: Type.Integer(),
      pictures: Type.Array(Type.Object({ name: PictureNameSchema, wide: PixelsSchema, narrow: PixelsSchema })),
    }),
  ),
});

export const readExamples = defineSchemas({
  summary: 'Example queries chosen from the data set, with the id of their requests and the sizes of their pictures',
  answer: ExamplesSchema,
});

export const drawExample = defineSchemas({
  summary: 'Picture of an example query, drawn from the data set',
  params: Type.Object({ example: ExampleNameSchema, picture: PictureNameSchema }),
  query: Type.Object({
    size: Type.Optional(Type.Enum(['wide', 'narrow'], { default: 'wide' })),
    theme: Type.Optional(Type.Enum(['light', 'dark'], { default: 'light' })),
    marks: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'whether to number its parts' })),
    version: Type.Optional(Type.String({ description: 'data set version, so that caches tell versions apart' })),
  }),
});
