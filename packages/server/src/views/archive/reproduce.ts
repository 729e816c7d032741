import { evaluateRequest, openDataset, TrellisError } from '@trellis/core';
import { defaultLimits, openStore } from '@trellis/store';
import { parseJson } from '../../json/parseJson.ts';
import { motifTables } from '../motifTables.ts';
import { archiveOf } from './archive.ts';
import { canonicalId } from './canonical.ts';
import { readArchive } from './readArchive.ts';
import { requestOf, RequestFileSchema, type RequestFile } from './requestFile.ts';
import { software } from './software.ts';

/** An archive, computed again from the query and inputs in it. */
export interface Reproduction {
  readonly archive: Buffer;
  readonly edition: string;
  /** Differences in software and data set since then, one sentence each. */
  readonly notes: readonly string[];
}

/** Whether a file of an archive is part of its request. */
const isPartOfRequest = (name: string): boolean => name === 'request.json' || name.startsWith('inputs/');

/** Computes an archive again on its edition's data set in the store at `place`. Throws `bad-file` if it is not an archive. */
export async function reproduce(bytes: Buffer, place: string): Promise<Reproduction> {
  const files = await readArchive(bytes, isPartOfRequest);
  const file = requestFileOf(files.get('request.json'));
  const read = (name: string) => {
    const text = files.get(name);
    if (text === undefined) throw new TrellisError('bad-file', `The archive has no ${name}.`);
    return text;
  };
  const request = requestOf(file, read);
  const store = await openStore(place);
  try {
    const dataset = openDataset(await store.datasets.image(file.edition));
    const result = evaluateRequest(dataset, { ...request, id: canonicalId(request) });
    const source = { result, motifs: motifTables({ place, limits: defaultLimits }, dataset), checkpoint: () => {} };
    const parts: Uint8Array[] = [];
    for await (const part of archiveOf(source, file.parameters)) parts.push(part);
    return { archive: Buffer.concat(parts), edition: file.edition, notes: notesOn(file, dataset.version) };
  } finally {
    await store.close();
  }
}

function requestFileOf(text: string | undefined): RequestFile {
  if (text === undefined)
    throw new TrellisError('bad-file', 'The archive has no request.json: it does not come from Trellis.');
  try {
    return parseJson(RequestFileSchema, text);
  } catch {
    throw new TrellisError('bad-file', 'request.json cannot be read.');
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
