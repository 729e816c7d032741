import { Type, type Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

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
const ExamplesSchema = Type.Object({
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
type ExamplesMessage = Immutable<Static<typeof ExamplesSchema>>;
type ExampleMessage = ExamplesMessage['examples'][number];
type TfMessage = ExamplesMessage['tfs'][number];

/** A TF of the examples. */
export interface ExampleTfInfo extends Omit<TfMessage, 'has_direct_targets'> {
  readonly hasDirectTargets: TfMessage['has_direct_targets'];
}

/** An example query with its request and its pictures. */
export interface ExampleInfo extends Omit<ExampleMessage, 'request_id'> {
  readonly requestId: ExampleMessage['request_id'];
}

/** A picture of an example: its name, and its sizes in pixels. */
export type PictureInfo = ExampleMessage['pictures'][number];

/** The examples of a data set. */
export interface Examples extends Omit<ExamplesMessage, 'tfs' | 'examples'> {
  readonly tfs: readonly ExampleTfInfo[];
  readonly examples: readonly ExampleInfo[];
}

const tfNames: Wire<ExampleTfInfo, TfMessage> = wireNames({ hasDirectTargets: 'has_direct_targets' });
const exampleNames: Wire<ExampleInfo, ExampleMessage> = wireNames({ requestId: 'request_id' });

const examplesWire: Wire<Examples, ExamplesMessage> = {
  encode: ({ version, tfs, examples }) => ({
    version,
    tfs: tfs.map(tfNames.encode),
    examples: examples.map(exampleNames.encode),
  }),
  decode: ({ version, tfs, examples }) => ({
    version,
    tfs: tfs.map(tfNames.decode),
    examples: examples.map(exampleNames.decode),
  }),
};

export const readExamples = route({
  method: 'GET',
  path: '/api/examples/',
  summary: 'Example queries chosen from the data set, with the id of their requests and the sizes of their pictures',
  answer: ExamplesSchema,
  wire: examplesWire,
});

export const drawExample = route({
  method: 'GET',
  path: '/api/examples/:example/:picture/',
  summary: 'Picture of an example query, drawn from the data set',
  params: Type.Object({ example: ExampleNameSchema, picture: PictureNameSchema }),
  query: Type.Object({
    size: Type.Optional(Type.Enum(['wide', 'narrow'], { default: 'wide' })),
    theme: Type.Optional(Type.Enum(['light', 'dark'], { default: 'light' })),
    marks: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: 'whether to number its parts' })),
    version: Type.Optional(Type.String({ description: 'data set version, so that caches tell versions apart' })),
  }),
  media: 'image/svg+xml',
});
