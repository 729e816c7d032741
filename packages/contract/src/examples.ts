import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/examples.ts';

type ExamplesMessage = Immutable<Static<typeof schemas.ExamplesSchema>>;
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

export const readExamples = route<typeof schemas.readExamples>()({
  method: 'GET',
  path: '/api/examples/',
  wire: examplesWire,
});

export const drawExample = route<typeof schemas.drawExample>()({
  method: 'GET',
  path: '/api/examples/:example/:picture/',
  media: 'image/svg+xml',
});
