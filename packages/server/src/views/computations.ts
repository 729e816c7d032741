import type { DatasetImage, OwnImage } from '@trellis/core/dataset';
import { packSearch, type SearchImage } from '@trellis/core/search';
import { motifTables, openAnswerer, type Chunks, type QuestionTask, type ViewTask } from '@trellis/engine';
import { openStore, type DatasetName } from '@trellis/store';
import { readOwnAnalyses } from '@trellis/store/own';
import { makeExamples, type ExampleTask, type MadeExamples } from './examples/makeExamples.ts';
import { freeMemory } from './freeMemory.ts';
import { onLoadedVersions } from './loadedVersions.ts';
import { orFault, textOfUpload, type FileFault, type Upload } from './readUpload.ts';
import { callNamed } from './registry.ts';
import { storeReader, withStore, type StoreSource } from './storeReader.ts';
import type { OwnTask } from './viewEngine.ts';

/** What is computed of data sets outside of the event loop of a server, or in the process of a single caller. */
export interface Computations {
  /** Computes the text of an answer, or the chunks of a stream. `checkpoint` throws once the answer is no longer needed. */
  answer(task: ViewTask | QuestionTask, checkpoint: () => void): Promise<string | Chunks>;
  /** Reads a data set into shared memory, by default the newest. */
  readImage(name: DatasetName): Promise<DatasetImage>;
  /** Reads and packs the analyses of a request. */
  packOwn(task: OwnTask): Promise<OwnImage | FileFault>;
  /** Reads an uploaded file: unpacking and decoding 30 MB would stop the server's event loop for half a second. */
  readUpload(upload: Upload): Promise<string | FileFault>;
  /** Packs the search index of a data set into shared memory. */
  packSearchImage(image: DatasetImage): SearchImage;
  /** Chooses and draws the examples of a data set; see `makeExamples`. */
  examples(task: ExampleTask): Promise<MadeExamples>;
}

/** What is computed of the data sets of a store. Those that the server says on a channel that it holds stay in memory. */
export function openComputations(source: StoreSource, channel: string): Computations {
  const reader = storeReader(source);
  const answerer = openAnswerer({ reader, callNamed });
  onLoadedVersions(channel, (keys) => {
    if (answerer.retain(keys)) freeMemory();
  });
  return {
    answer: (task, checkpoint) => answerer.answer(task, checkpoint),
    readImage: ({ edition, version }) => withStore(source, (store) => store.image(edition, version)),
    packOwn: ({ image, files }) => orFault(() => readOwnAnalyses(files, answerer.datasetOf(image))),
    readUpload: (upload) => orFault(() => textOfUpload(upload)),
    packSearchImage: (image) => packSearch(answerer.datasetOf(image)),
    async examples(task) {
      const dataset = answerer.datasetOf(task.image);
      const store = await openStore(source.location, source.limits);
      try {
        return await makeExamples(task, { dataset, store: store.datasets, motifs: motifTables(reader, dataset) });
      } finally {
        await store.close();
      }
    },
  };
}
