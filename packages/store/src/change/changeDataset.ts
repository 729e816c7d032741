import { TrellisError } from '@trellis/core';
import { type DatasetContents, noMotifSources } from '@trellis/core/dataset';
import { requireSound } from '../contents/invariants.ts';
import { requireEdition } from '../editions.ts';
import type { DatasetHeader, DatasetStore, ReplaceOptions } from '../store.ts';
import type { DatasetChange, MakeChange } from './change.ts';

export interface ChangeOptions {
  readonly edition: string;
  /** Validates and reports without changing anything. */
  readonly dryRun?: boolean;
  /** Starts from an empty data set if the edition has none, instead of throwing. */
  readonly mayCreate?: boolean;
  readonly progress?: ReplaceOptions['progress'];
}

/** A change and the header of the new data set; undefined after a dry run. */
export interface Changed extends DatasetChange {
  readonly header: DatasetHeader | undefined;
}

/** Attempts to make a change while other processes change the data set. */
const maxAttempts = 5;

/**
 * Reads the edition's data set, changes it and stores the result. If another process has changed it in the meantime, the
 * change is repeated on the new data set, so that neither change is lost.
 */
export async function changeDataset(store: DatasetStore, options: ChangeOptions, make: MakeChange): Promise<Changed> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await changeOnce(store, options, make);
    } catch (error) {
      const isLate = error instanceof TrellisError && error.code === 'store-changed';
      if (!isLate || attempt === maxAttempts) throw error;
    }
  }
}

async function changeOnce(store: DatasetStore, options: ChangeOptions, make: MakeChange): Promise<Changed> {
  const { edition, progress } = options;
  requireEdition(edition);
  const header = await store.header(edition);
  if (!header && !options.mayCreate) {
    throw new TrellisError(
      'unknown-edition',
      `there is no data set "${edition}" yet; import a folder or an annotation first`,
    );
  }
  const change = await make(header ? await store.contents(edition) : emptyContents(edition));
  if (options.dryRun) {
    requireSound(change.contents);
    return { ...change, header: undefined };
  }
  return { ...change, header: await store.replace(change.contents, { base: header?.version ?? null, progress }) };
}

const emptyContents = (edition: string): DatasetContents => ({
  edition,
  label: '',
  settings: null,
  genes: [],
  aliases: [],
  analyses: [],
  edgeTypes: [],
  motifs: { cluster: [], individual: [] },
  motifSources: noMotifSources,
  clusterInfo: '',
  lists: [],
  networks: [],
  provenance: [],
  go: null,
  orthologs: [],
  tfFamilies: null,
  regulatorBenchmark: [],
});
