import { LRUCache } from 'lru-cache';
import type { Examples } from '@trellis/contract';
import type { RequestStore } from '@trellis/store';
import { memoizeAsync } from '@trellis/engine';
import type { ViewEngine } from '../views/viewEngine.ts';
import type { MadeExample, MadeExamples } from '../views/examples/makeExamples.ts';
import type { LoadedDataset } from './datasets.ts';
import { preferredTfs, type Edition } from './editions.ts';
import { hashOf } from './hashOf.ts';
import type { SubmittedInputs } from './submittedInputs.ts';

/** The examples of the current data sets, made once per version. */
export interface ExampleCache {
  /** Returns the examples of a data set. The first call for a version makes them in a thread and stores their requests. */
  of(loaded: LoadedDataset, edition: Edition): Promise<MadeExamples>;
}

/** Versions in memory: one per edition, and one to come. Each needs less than a megabyte. */
const maxVersions = 8;

export function openExamples(engine: Pick<ViewEngine, 'makeExamples'>, requests: RequestStore): ExampleCache {
  const made = new LRUCache<string, Promise<MadeExamples>>({ max: maxVersions });
  return {
    of: ({ image }, edition) =>
      memoizeAsync(made, `${image.edition} ${image.version}`, async () => {
        const examples = await engine.makeExamples({ image, preferred: preferredTfs(edition.settings) });
        for (const example of examples.examples) await storeRequest(requests, image, example);
        return examples;
      }),
  };
}

/** Stores the request of an example, unless this or another server has done so before. */
async function storeRequest(
  requests: RequestStore,
  image: Pick<LoadedDataset['image'], 'edition' | 'version'>,
  example: MadeExample,
): Promise<void> {
  const { inputs, isPredefined } = example;
  const submitted: SubmittedInputs = {
    inputs: { ...inputs, edges: [...inputs.edges] },
    predefined: {
      ...(inputs.targetGenes && { targetgenes: isPredefined }),
      ...(inputs.targetNetwork && { targetnetworks: isPredefined }),
    },
  };
  await requests.restore({
    id: requestIdOf(image, example),
    edition: image.edition,
    version: image.version,
    inputs: JSON.stringify(submitted),
    created: new Date().toISOString(),
    revisions: [],
  });
}

/**
 * Returns the request id of an example: a UUID (version 8, RFC 9562) computed from the data set and the inputs, so that
 * every server and every start has the same one.
 */
function requestIdOf(
  { edition, version }: Pick<LoadedDataset['image'], 'edition' | 'version'>,
  { name, inputs }: Pick<MadeExample, 'name' | 'inputs'>,
): string {
  const hash = hashOf(JSON.stringify([edition, version, name, inputs]));
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Whether an id can be that of an example: its variant is a, that of renewed requests 8, and other ids have version 4. */
export const isExampleId = (id: string): boolean => /^.{14}8.{4}a/.test(id);

/** Describes the examples for the pages. */
export function describeExamples(
  { image: { edition, version } }: Pick<LoadedDataset, 'image'>,
  { tfs, examples }: MadeExamples,
): Examples {
  return {
    version,
    tfs,
    examples: examples.map((example) => ({
      name: example.name,
      requestId: requestIdOf({ edition, version }, example),
      query: example.inputs.query,
      list: example.inputs.targetGenes?.name ?? '',
      network: example.inputs.targetNetwork?.name ?? '',
      predefined: example.isPredefined,
      genes: example.counts.targets,
      tfs: example.counts.tfs,
      analyses: example.counts.analyses,
      pictures: example.pictures.map(({ name, wide, narrow }) => ({
        name,
        wide: sizeOf(wide),
        narrow: sizeOf(narrow),
      })),
    })),
  };
}

const sizeOf = ({
  light: { width, height },
}: {
  readonly light: { readonly width: number; readonly height: number };
}) => ({
  width,
  height,
});
