import { openDataset, sizeOfOwn, type Dataset, type DatasetImage } from '@trellis/core/dataset';
import type { EvaluatedResult } from '../evaluatedResult.ts';
import { forgetLibraries } from '../questions/listTables.ts';
import { LastUsed } from './lastUsed.ts';
import { memoize } from './memoize.ts';
import { versionKey } from './versionKey.ts';

/** Maximum numbers of open data sets and of results of a thread. They are small, since their numbers are in shared memory. */
const [maxDatasets, maxResults] = [6, 6];

/** Memory in bytes of the results that a thread keeps: of public data, and of a user's own, whose numbers only these results have. */
const [maxResultBytes, maxOwnBytes] = [256 << 20, 64 << 20];

/** Sets of genes that a column of a result has. */
const setsPerColumn = 5;

/** About the memory of a result: the sets of its columns, its texts and own analyses. */
function sizeOfResult({ result: { request, columns, dataset } }: EvaluatedResult): number {
  const sets = (setsPerColumn * columns.length * dataset.genes.length) / 8;
  const { targetGenes, filterTfs, targetNetwork, background } = request.inputs;
  const texts = [targetGenes, filterTfs, targetNetwork, background].map((input) => 2 * (input?.text.length ?? 0));
  const own = request.own ? sizeOfOwn(request.own) : 0;
  return Math.ceil(texts.reduce((sum, bytes) => sum + bytes, 1 + sets + own));
}

/**
 * Open data sets and results of a thread. Only those of versions that its host holds stay open: a thread that kept
 * another one would keep its memory.
 */
export class OpenVersions {
  private readonly datasets = new LastUsed<Dataset>({ max: maxDatasets });
  private readonly results = new LastUsed<EvaluatedResult>({
    max: maxResults,
    maxSize: maxResultBytes,
    sizeOf: sizeOfResult,
  });
  private readonly ownResults = new LastUsed<EvaluatedResult>({
    max: maxResults,
    maxSize: maxOwnBytes,
    sizeOf: sizeOfResult,
    keepsNewest: true,
  });
  /** Keys of the versions that the host holds; undefined until it has said so. */
  private loaded: ReadonlySet<string> | undefined;

  datasetOf(image: DatasetImage): Dataset {
    return this.isLoaded(image)
      ? memoize(this.datasets, versionKey(image), () => openDataset(image))
      : openDataset(image);
  }

  /** The result with a key, evaluated on first use on the open data set. */
  resultOf(image: DatasetImage, key: string, evaluate: (dataset: Dataset) => EvaluatedResult): EvaluatedResult {
    const versioned = `${key} ${versionKey(image)}`;
    const found = this.results.get(versioned) ?? this.ownResults.get(versioned);
    if (found) return found;
    const made = evaluate(this.datasetOf(image));
    const kept = made.result.request.own ? this.ownResults : this.results;
    if (this.isLoaded(image)) kept.set(versioned, made);
    return made;
  }

  /** Closes everything but these versions. Returns whether the host no longer holds one that it held. */
  retain(loaded: ReadonlySet<string>): boolean {
    const hasDropped = [...(this.loaded ?? [])].some((key) => !loaded.has(key));
    this.loaded = loaded;
    const isGone = (dataset: Dataset) => !loaded.has(versionKey(dataset));
    this.datasets.dropWhere(isGone);
    for (const results of [this.results, this.ownResults]) results.dropWhere(({ result }) => isGone(result.dataset));
    if (hasDropped) forgetLibraries();
    return hasDropped;
  }

  private isLoaded(image: DatasetImage): boolean {
    return this.loaded?.has(versionKey(image)) ?? true;
  }
}
