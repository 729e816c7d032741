import { Type } from 'typebox';
import { TrellisError } from '@trellis/core';
import type { OwnFile } from '@trellis/core/dataset';
import { formatCount } from '@trellis/core/formats';
import type { SubmittedOwn } from '../data/submittedOwn.ts';
import { parseJson } from '../json/parseJson.ts';

/** Limits of the analyses that a request can bring; `readOwnAnalyses` has that of their rows. */
export const ownLimits = { files: 20, bytes: 64 << 20, keys: 100, characters: 5_000 } as const;

/** Names of the form fields: the files, what is known about each, or an earlier request that brought the same. */
export const ownFields = {
  files: 'ownanalyses',
  metadata: 'ownanalyses_metadata',
  from: 'ownanalyses_from',
} as const;

const ValueSchema = Type.Union([Type.String(), Type.Number(), Type.Record(Type.String(), Type.String())]);
const MetadataListSchema = Type.Array(Type.Record(Type.String(), ValueSchema));
type Metadata = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>;

/** A file of the form. */
export type FormFile = Pick<OwnFile, 'name' | 'bytes'>;

/** Throws `bad-file` if the files that have been received so far are beyond the limits: the rest is not waited for. */
export function checkOwnFiles(files: readonly FormFile[]): void {
  if (files.length > ownLimits.files) throw bad(`A query takes at most ${ownLimits.files} analyses of your own.`);
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > ownLimits.bytes)
    throw bad(`The analyses of your own are larger than ${ownLimits.bytes >> 20} MB together.`);
}

/** What a form says of own analyses, besides their files. */
interface OwnFields {
  /** JSON list in the order of the files. */
  readonly metadata: string | undefined;
  /** Id of an earlier request with the same analyses. */
  readonly from: string | undefined;
  /** The secret of that request. */
  readonly secret: string;
}

/**
 * The own analyses of a form: its files with their metadata, or those of an earlier request. Throws `bad-file` if it has both,
 * if the metadata do not fit the files, or if they are too long.
 */
export function readOwnForm(files: readonly FormFile[], { metadata, from, secret }: OwnFields): SubmittedOwn {
  if (!from) return joinOwnForm(files, metadata);
  if (files.length || metadata)
    throw bad(`${ownFields.from} takes the analyses of an earlier result: send it without files and their metadata.`);
  return { request: from, secret };
}

function joinOwnForm(files: readonly FormFile[], metadata: string | undefined): OwnFile[] {
  if (!files.length && !metadata) return [];
  const known = readMetadataList(metadata);
  if (known.length !== files.length)
    throw bad(`${ownFields.metadata} describes ${known.length} analyses, but ${files.length} files came with it.`);
  return files.map((file, i) => ({ ...file, metadata: textsOf(known[i], file.name) }));
}

const bad = (sentence: string): TrellisError => new TrellisError('bad-file', sentence);

function readMetadataList(text: string | undefined): readonly Metadata[] {
  try {
    return parseJson(MetadataListSchema, text ?? '');
  } catch {
    throw bad(`${ownFields.metadata} must be a JSON list with an object of texts for each file.`);
  }
}

/** Metadata as texts; `answers` and `chosen` are kept as JSON. */
function textsOf(given: Metadata, name: string): Record<string, string> {
  const entries = Object.entries(given).map(([key, value]) => {
    const isChoice = /^(answers|chosen)$/i.test(key);
    if (typeof value === 'object' && !isChoice)
      throw bad(`The value of ${key.slice(0, 40)} of ${name} is not a text.`);
    return [
      isChoice ? key.toLowerCase() : key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ] as const;
  });
  const isTooLong = entries.some(([key, value]) => key.length + value.length > ownLimits.characters);
  if (entries.length > ownLimits.keys || isTooLong)
    throw bad(
      `The metadata of ${name} are too long: at most ${ownLimits.keys} keys, ${formatCount(ownLimits.characters)} characters each.`,
    );
  return Object.fromEntries(entries);
}
