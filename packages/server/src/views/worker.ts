import { workerData } from 'piscina';
import {
  evaluateRequest,
  packSearch,
  type ErrorCode,
  TrellisError,
  type Dataset,
  type DatasetImage,
  type OwnFile,
  type OwnImage,
  type SearchImage,
} from '@trellis/core';
import { openStore, readOwnAnalyses, type DatasetName, type OwnData, type StoredRequest } from '@trellis/store';
import { openResult, type Chunks, type EvaluatedResult } from '@trellis/engine';
import { taskHandler } from '../pool/taskHandler.ts';
import { makeExamples, type ExampleTask, type MadeExamples } from './examples/makeExamples.ts';
import { answerList } from './geneLists/answerList.ts';
import { listTables } from './geneLists/listTables.ts';
import type { ListTask } from './geneLists/listTask.ts';
import { documentTexts } from './documentTexts.ts';
import { onHeldVersions } from './heldVersions.ts';
import { motifTables } from './motifTables.ts';
import { OpenVersions } from './openVersions.ts';
import { callNamed } from './registry.ts';
import { withStore, type StoreSource } from './storeSource.ts';
import { readNetwork, shareNetwork } from './targetNetworks.ts';
import type { ViewTask } from './viewTask.ts';

interface WorkerData extends StoreSource {
  readonly channel: string;
  /** Where requests are stored, if not with the data sets. */
  readonly requestPlace: string | undefined;
}

const { channel, requestPlace, ...source }: WorkerData = workerData;

const open = new OpenVersions();
onHeldVersions(channel, (held) => open.retain(held));

/** Reads a data set into shared memory, by default the newest, outside of the event loop of the server. */
export const readImage = ({ edition, version }: DatasetName): Promise<DatasetImage> =>
  withStore(source, (store) => store.image(edition, version));

/** The files of a request's own analyses, and the data set that they meet. */
export interface OwnTask {
  readonly image: DatasetImage;
  readonly files: readonly OwnFile[];
}

/** Reads and packs the analyses of a request; a fault of a file is a sentence, since an error would lose its code. */
export function packOwn({ image, files }: OwnTask): OwnImage | { readonly fault: string; readonly code: ErrorCode } {
  try {
    return readOwnAnalyses(files, datasetOf(image));
  } catch (error) {
    if (error instanceof TrellisError) return { fault: error.message, code: error.code };
    throw error;
  }
}

/** A request with what its user brought. */
export interface SaveTask {
  readonly request: StoredRequest;
  readonly own: OwnData;
}

/**
 * Stores a request with large files: writing 20 MB would stop the server's event loop for a quarter of a second. Returns why it
 * was refused, since an error would lose its code on the way between threads.
 */
export async function saveRequest({
  request,
  own,
}: SaveTask): Promise<Pick<TrellisError, 'code' | 'message'> | undefined> {
  const store = await openStore(requestPlace ?? source.place, source.limits);
  try {
    await store.requests.save(request, own);
    return undefined;
  } catch (error) {
    if (error instanceof TrellisError) return { code: error.code, message: error.message };
    throw error;
  } finally {
    await store.close();
  }
}

/** Packs the search index of a data set into shared memory. */
export const packSearchImage = (image: DatasetImage): SearchImage => packSearch(datasetOf(image));

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

function computeView(task: ViewTask, checkpoint: () => void): Promise<string | Chunks> {
  const evaluated = resultOf(task, checkpoint);
  const { dataset } = evaluated.result;
  const [motifs, documents] = [motifTables(source, dataset), documentTexts(source, dataset)];
  const { image, own } = task.compared ?? { image: task.image, own: task.request.own };
  const compared = () => resultOf({ ...task, image, request: { ...task.request, own } }, checkpoint);
  const context = { request: task.context, checkpoint, motifs, documents, compared };
  return callNamed(task.call).write(evaluated, task.options, context);
}

function resultOf({ image, request, context }: ViewTask, checkpoint: () => void): EvaluatedResult {
  return open.resultOf(image, `${request.id} ${context.revision}`, (dataset) =>
    openResult(evaluateRequest(dataset, shareNetwork(request), { checkpoint, readNetwork })),
  );
}

const datasetOf = (image: DatasetImage): Dataset => open.datasetOf(image);
