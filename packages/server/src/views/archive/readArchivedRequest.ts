import { TrellisError } from '@trellis/core';
import { parseJson } from '../../json/parseJson.ts';
import { readArchive } from './readArchive.ts';
import { requestOf, RequestFileSchema, type ArchivedRequest, type RequestFile } from './requestFile.ts';

/** Whether a file of an archive is part of its request. */
const isPartOfRequest = (name: string): boolean => name === 'request.json' || name.startsWith('inputs/');

/** Reads the request of an archive. Throws `bad-file` if the bytes are not an archive, or one that is not complete. */
export async function readArchivedRequest(
  bytes: Buffer,
): Promise<{ readonly file: RequestFile; readonly archived: ArchivedRequest }> {
  const files = await readArchive(bytes, isPartOfRequest);
  const file = requestFileOf(files.get('request.json'));
  const read = (name: string) => {
    const text = files.get(name);
    if (text === undefined) throw new TrellisError('bad-file', `The archive has no ${name}.`);
    return text;
  };
  return { file, archived: requestOf(file, read) };
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
