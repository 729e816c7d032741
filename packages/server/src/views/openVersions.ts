import { LRUCache } from 'lru-cache';
import { openDataset, sizeOfOwn, type Dataset, type DatasetImage } from '@trellis/core';
import { memoize } from '../cache/memoize.ts';
import type { EvaluatedResult } from '@trellis/engine';
import { forgetLibraries } from './geneLists/listTables.ts';
import { freeMemory } from './freeMemory.ts';
import { versionKey } from './versionKey.ts';

/** Maximum numbers of open data sets and of results of a thread. They are small, since their numbers are in shared memory. */
const [maxDatasets, maxResults] = [6, 6];

/** Memory of the own analyses that the results of a thread keep. */
const maxOwnBytes = 64 << 20;

/**
 * Open data sets and results of a worker thread. Only those of versions that the server holds stay open: a thread that kept
 * another one would keep its memory.
 */
export class OpenVersions {
  private readonly datasets = new LRUCache<string, Dataset>({ max: maxDatasets });
  private readonly results = new LRUCache<string, EvaluatedResult>({
    max: maxResults,
    maxSize: maxOwnBytes,
    sizeCalculation: ({ result }) => 1 + (result.request.own ? sizeOfOwn(result.request.own) : 0),
  });
  /** Keys of the versions that the server holds; undefined until it has said so. */
  private held: ReadonlySet<string> | undefined;

  datasetOf(image: DatasetImage): Dataset {
    return this.isHeld(image)
      ? memoize(this.datasets, versionKey(image), () => openDataset(image))
      : openDataset(image);
  }

  /** The result with a key, evaluated on first use on the open data set. */
  resultOf(image: DatasetImage, key: string, evaluate: (dataset: Dataset) => EvaluatedResult): EvaluatedResult {
    const compute = () => evaluate(this.datasetOf(image));
    return this.isHeld(image) ? memoize(this.results, `${key} ${versionKey(image)}`, compute) : compute();
  }

  /** Closes everything but these versions, and frees the memory of those that the server no longer holds. */
  retain(held: ReadonlySet<string>): void {
    const hasDropped = [...(this.held ?? [])].some((key) => !held.has(key));
    this.held = held;
    const isGone = (dataset: Dataset) => !held.has(versionKey(dataset));
    for (const [key, dataset] of [...this.datasets.entries()]) if (isGone(dataset)) this.datasets.delete(key);
    for (const [key, { result }] of [...this.results.entries()]) if (isGone(result.dataset)) this.results.delete(key);
    if (!hasDropped) return;
    forgetLibraries();
    freeMemory();
  }

  private isHeld(image: DatasetImage): boolean {
    return this.held?.has(versionKey(image)) ?? true;
  }
}
