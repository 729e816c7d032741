import { experimentTypes, type ExperimentType } from '../../../state/own/ownAnalysis.ts';

/** What a text of metadata says: the fields of the form, and further keys. */
export interface ReadMetadata {
  readonly tf: string | undefined;
  readonly experimentType: ExperimentType | undefined;
  readonly edgeType: string | undefined;
  readonly label: string | undefined;
  readonly more: Readonly<Record<string, string>>;
  /** Why it cannot be read. */
  readonly problem: string | undefined;
}

/** Keys of the import that are fields of the form. */
const fieldKeys = {
  tf: 'TRANSCRIPTION_FACTOR_ID',
  experimentType: 'EXPERIMENT_TYPE',
  edgeType: 'EDGE_TYPE',
  label: 'LABEL',
};

/** Keys that the server gives an own analysis itself. */
const reserved = ['SOURCE', 'ANALYSIS_ID'];

/**
 * Reads metadata as the import does: a line `Key: value` per entry, a `*` before a key is ignored, keys are kept in upper case
 * with `_` for blanks.
 */
export function readMetadataText(text: string): ReadMetadata {
  const entries = new Map<string, string>();
  let problem: string | undefined;
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, name, value] = /^\s*\**([^:]*):(.*)$/.exec(line) ?? [];
    const key = name?.trim().toUpperCase().replaceAll(/\s+/g, '_');
    if (key) entries.set(key, value.trim());
    else if (line.trim() !== '') problem ??= `Line ${i + 1} of the metadata is not "Key: value".`;
  }
  const taken = [...entries.keys()].find((key) => reserved.includes(key));
  if (taken !== undefined) problem ??= `The key ${taken} is set by Trellis; leave it out.`;
  const { tf, edgeType, label } = fieldKeys;
  const fields: string[] = Object.values(fieldKeys);
  return {
    tf: entries.get(tf),
    experimentType: experimentTypeOf(entries.get(fieldKeys.experimentType)),
    edgeType: entries.get(edgeType),
    label: entries.get(label),
    more: Object.fromEntries([...entries].filter(([key, value]) => value !== '' && !fields.includes(key))),
    problem,
  };
}

const experimentTypeOf = (text = ''): ExperimentType | undefined =>
  experimentTypes.find((type) => type.toUpperCase() === text.toUpperCase());

/** An analysis as a text of metadata that the import reads. */
export const metadataText = (analysis: {
  readonly tf: string;
  readonly experimentType: string;
  readonly edgeType: string;
  readonly label: string;
  readonly more: Readonly<Record<string, string>>;
}): string =>
  [
    [fieldKeys.tf, analysis.tf],
    [`*${fieldKeys.experimentType}`, analysis.experimentType],
    [`*${fieldKeys.edgeType}`, analysis.edgeType],
    [fieldKeys.label, analysis.label],
    ...Object.entries(analysis.more),
  ]
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');

/** Further metadata as lines, to edit them. */
export const moreText = (more: Readonly<Record<string, string>>): string =>
  Object.entries(more)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
