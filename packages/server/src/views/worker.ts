import { workerData } from 'piscina';
import { LRUCache } from 'lru-cache';
import { evaluateRequest, openDataset, type Dataset, type DatasetImage } from '@trellis/core';
import { openStore } from '@trellis/store';
import { memoize } from '../cache/memoize.ts';
import type { Chunks } from '../pool/streaming.ts';
import { taskHandler } from '../pool/taskHandler.ts';
import { makeExamples, type ExampleTask, type MadeExamples } from './examples/makeExamples.ts';
import { openResult, type EvaluatedResult } from './evaluatedResult.ts';
import { answerList } from './geneLists/answerList.ts';
import { listTables } from './geneLists/listTables.ts';
import type { ListTask } from './geneLists/listTask.ts';
import { motifTables } from './motifTables.ts';
import { views, type ViewName } from './registry.ts';
import type { StoreSource } from './storeSource.ts';
import { readNetwork, shareNetwork } from './targetNetworks.ts';
import type { ViewTask } from './viewTask.ts';

const source: StoreSource = workerData;

/** Open data sets and results of this thread. They are small, since their numbers are in shared memory. */
const datasets = new LRUCache<string, Dataset>({ max: 6 });
const results = new LRUCache<string, EvaluatedResult>({ max: 6 });

/** Reads the current data set of an edition into shared memory, outside of the event loop of the server. */
export async function readImage(edition: string): Promise<DatasetImage> {
  const store = await openStore(source.place, source.limits);
  try {
    return await store.datasets.image(edition);
  } finally {
    await store.close();
  }
}

/** Chooses and draws the examples of a data set; see `makeExamples`. */
export async function examples(task: ExampleTask): Promise<MadeExamples> {
  const { image } = task;
  const dataset = datasetOf(image);
  const store = await openStore(source.place, source.limits);
  try {
    return await makeExamples(task, { dataset, store: store.datasets, motifs: motifTables(source, dataset) });
  } finally {
    await store.close();
  }
}

export const answer = taskHandler((task: ViewTask | ListTask, checkpoint) =>
  'question' in task ? computeList(task) : computeView(task, checkpoint),
);

function computeList(task: ListTask): Promise<string> {
  const dataset = datasetOf(task.image);
  return answerList(task, {
    tables: listTables(source, dataset),
    motifs: motifTables(source, dataset),
    datasetOf,
  });
}

function computeView<N extends ViewName>(task: ViewTask<N>, checkpoint: () => void): Promise<string | Chunks> {
  const evaluated = resultOf(task, checkpoint);
  const motifs = motifTables(source, evaluated.result.dataset);
  return views[task.view].write(evaluated, task.options, { request: task.context, checkpoint, motifs });
}

function resultOf({ image, request, context }: ViewTask, checkpoint: () => void): EvaluatedResult {
  const dataset = datasetOf(image);
  return memoize(results, `${request.id} ${context.revision} ${image.version}`, () =>
    openResult(evaluateRequest(dataset, shareNetwork(request), { checkpoint, readNetwork })),
  );
}

const datasetOf = (image: DatasetImage): Dataset =>
  memoize(datasets, `${image.edition} ${image.version}`, () => openVersion(image));

/** Opens a version of a data set. Closes other versions and their results, to free their memory. */
function openVersion(image: DatasetImage): Dataset {
  const isOther = ({ edition, version }: Dataset) => edition === image.edition && version !== image.version;
  for (const [key, dataset] of datasets.entries()) if (isOther(dataset)) datasets.delete(key);
  for (const [key, { result }] of results.entries()) if (isOther(result.dataset)) results.delete(key);
  return openDataset(image);
}
