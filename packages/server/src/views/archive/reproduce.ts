import { TrellisError } from '@trellis/core';
import { openDataset, type DatasetImage } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { defaultLimits, openStore, type DatasetStore } from '@trellis/store';
import { readOwnAnalyses } from '@trellis/store/own';
import { documentTexts, motifTables } from '@trellis/engine';
import { storeReader } from '../storeReader.ts';
import { archiveOf } from './archive.ts';
import { canonicalId } from './canonical.ts';
import { readArchivedRequest } from './readArchivedRequest.ts';
import type { RequestFile } from './requestFile.ts';
import { software } from '../../software/software.ts';

/** An archive, computed again from the query and inputs in it. */
export interface Reproduction {
  readonly archive: Buffer;
  readonly edition: string;
  /** Differences in software and data set since then, one sentence each. */
  readonly notes: readonly string[];
}

/** Computes an archive again on its data set, or the newest, in the store at `place`. Throws `bad-file` if it is not an archive. */
export async function reproduce(bytes: Buffer, location: string): Promise<Reproduction> {
  const { file, archived } = await readArchivedRequest(bytes);
  const store = await openStore(location);
  try {
    const dataset = openDataset(await imageOf(store.datasets, file));
    const own = archived.own.length ? readOwnAnalyses(archived.own, dataset) : undefined;
    const request = { ...archived.request, own };
    const result = evaluateRequest(dataset, {
      ...request,
      id: canonicalId(request, dataset.namedQueries, archived.own),
    });
    const reader = storeReader({ location, limits: defaultLimits });
    const parts: Uint8Array[] = [];
    const source = {
      result,
      motifs: motifTables(reader, dataset),
      documents: documentTexts(reader, dataset),
      ownFiles: archived.own,
      checkpoint: () => {},
    };
    for await (const part of archiveOf(source, file.parameters)) parts.push(part);
    return { archive: Buffer.concat(parts), edition: file.edition, notes: notesOn(file, dataset.version) };
  } finally {
    await store.close();
  }
}

/** The data set of an archive; the newest of its edition if that version is not kept. */
async function imageOf(store: DatasetStore, { edition, data }: RequestFile): Promise<DatasetImage> {
  try {
    return await store.image(edition, data.version);
  } catch (error) {
    if (error instanceof TrellisError && error.code === 'version-gone') return store.image(edition);
    throw error;
  }
}

function notesOn({ software: then, data }: RequestFile, version: string): string[] {
  return [
    ...(then.version === software.version
      ? []
      : [`made by ${then.name} ${then.version}, this is ${software.version}`]),
    ...(data.version === version ? [] : [`made of data set ${data.version}, this one is ${version}`]),
  ];
}
