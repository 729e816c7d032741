import { TrellisError } from '@trellis/core';
import type { Dataset, DatasetImage } from '@trellis/core/dataset';
import { chooseExamples, type Example, type ExampleTf } from '@trellis/core/examples';
import { evaluateRequest, type TextInput } from '@trellis/core/result';
import type { QueryCounts } from '@trellis/contract';
import type { DatasetStore } from '@trellis/store';
import { countAnswer, openResult, readNetwork, type MotifTables } from '@trellis/engine';
import { drawPictures, type Picture } from './drawPictures.ts';

/** What examples are made of: a data set, and the TFs that its edition prefers. */
export interface ExampleTask {
  readonly image: DatasetImage;
  /** Ids of the TFs to prefer. */
  readonly preferred: readonly string[];
}

/** An example with the numbers of its result and its pictures. */
export interface MadeExample extends Example {
  readonly counts: QueryCounts;
  readonly pictures: readonly Picture[];
}

/** The examples of a data set. */
export interface MadeExamples {
  readonly tfs: readonly ExampleTf[];
  readonly examples: readonly MadeExample[];
}

/** Parts of the store and the data set that examples are made with. */
interface Sources {
  readonly dataset: Dataset;
  readonly store: Pick<DatasetStore, 'list' | 'network'>;
  readonly motifs: MotifTables;
}

/** Chooses the examples of a data set, runs them and draws their pictures; leaves out those without a result. */
export async function makeExamples(
  { image: { edition }, preferred }: ExampleTask,
  { dataset, store, motifs }: Sources,
): Promise<MadeExamples> {
  const lists = await textsOf(dataset.lists, (name) => store.list(edition, name));
  const networks = await textsOf(dataset.networks, (name) => store.network(edition, name));
  const { tfs, examples } = chooseExamples(dataset, { lists, networks, preferred });
  const made: MadeExample[] = [];
  for (const example of examples) {
    const result = resultOf(dataset, example);
    if (!result) continue;
    made.push({
      ...example,
      counts: countAnswer(result),
      pictures: await drawPictures(example.name, openResult(result), motifs),
    });
  }
  return { tfs, examples: made };
}

function resultOf(dataset: Dataset, { name, inputs }: Example) {
  try {
    return evaluateRequest(dataset, { id: name, inputs }, { readNetwork });
  } catch (error) {
    if (error instanceof TrellisError) return undefined;
    throw error;
  }
}

async function textsOf(
  names: readonly string[],
  read: (name: string) => Promise<string | undefined>,
): Promise<TextInput[]> {
  const texts = await Promise.all(names.map(async (name) => ({ name, text: (await read(name)) ?? '' })));
  return texts.filter(({ text }) => text !== '');
}
