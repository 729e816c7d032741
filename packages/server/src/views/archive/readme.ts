import type { Result } from '@trellis/core/result';
import { software } from '../../software/software.ts';

/** A file that an archive has. */
export interface AddedFile {
  readonly name: string;
  readonly about: string;
  /** Headings of a CSV file. */
  readonly headings: readonly string[];
}

interface ArchiveParts {
  readonly files: readonly AddedFile[];
  /** Whether the result does not have some of the views. */
  readonly hasMissing: boolean;
}

/** Writes the README of an archive: what it is, its files, how to check them, and how to compute them again. */
export function readmeOf({ dataset, request }: Result, { files, hasMissing }: ArchiveParts): string {
  const { edition, version, label } = dataset;
  const added: [name: string, about: string][] = [
    ['data_dictionary.csv', 'Columns of the tables: meaning and unit'],
    ...(hasMissing
      ? [['not_available.txt', 'Files that this result does not have, with the reason'] as [string, string]]
      : []),
    ['SHA256SUMS', 'Checksum (SHA-256) of every file'],
  ];
  const lines = [...files.map(({ name, about }) => [name, about] as const), ...added];
  return [
    `# A query result of ${software.name}`,
    '',
    `Everything about the result of one query on transcription factors (TFs) and their target genes, made by`,
    `${software.name} ${software.version} from the ${edition} data set ${version.slice(0, 12)}${label && ` (${label})`}.`,
    '',
    '    ' + request.inputs.query.replace(/\s+/g, ' ').trim(),
    '',
    '## Files',
    '',
    ...lines.map(([name, about]) => `- \`${name}\`: ${about}`),
    '',
    '## Sources and licenses',
    '',
    '`references.txt` names the sources of the data, `sources.csv` the source of each analysis, list, network and type of',
    'edges. Where a source states no license, they say "License unknown".',
    '',
    '## Check the files',
    '',
    'Run this in the unpacked folder. Every line of the output ends with OK.',
    '',
    '    sha256sum -c SHA256SUMS',
    '',
    'On a Mac the command is `shasum -a 256 -c SHA256SUMS`.',
    '',
    '## Use in R or Python',
    '',
    '    Rscript scripts/read_result.R',
    '    python3 scripts/read_result.py',
    '',
    '## Compute it again',
    '',
    `On a computer with ${software.name} and the same data set, this compares the archive with a new one, byte for byte.`,
    'The archive has no dates or times, so both are identical.',
    '',
    '    trellis reproduce ARCHIVE.zip --data DATA_FOLDER',
    '',
  ].join('\n');
}
