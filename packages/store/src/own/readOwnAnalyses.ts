import { packOwnAnalyses, type Dataset, type OwnAnalysis, type OwnFile, type OwnImage } from '@trellis/core/dataset';
import { formatCount } from '@trellis/core/formats';
import {
  knownGenes,
  maxNamed,
  nameReaderFor,
  optionsOf,
  readBytes,
  someNames,
  type ReadOptions,
  type RecognizedFile,
} from '@trellis/core/reading';
import { badFile, type NamedFile } from '../import/badFile.ts';
import { describeGiven } from '../import/metadata.ts';
import { analysisDataOf } from '../import/analysisDataOf.ts';

/** Most rows of an analysis. */
const maxRows = 50_000;

/** Parts of a data set by which genes are recognized. */
type Genes = Pick<Dataset, 'genes' | 'names' | 'analysesByTf'>;

/**
 * Reads the analyses of a request as any file of a person is read (see `readBytes`), and packs them for queries. Every row with a
 * gene is kept; a table without fold changes has targets without values. The TF can be a symbol or an alias; every analysis
 * has the metadata SOURCE: own. Throws a `Refusal`, and `bad-file` for metadata that cannot be read.
 */
export function readOwnAnalyses(files: readonly OwnFile[], dataset: Genes): OwnImage {
  const asAnalysis = { wanted: 'analysis', genes: knownGenes(dataset) } as const;
  // Files of one request have the same genes: 600,000 names are those of 30,000 genes.
  const options = { ...asAnalysis, names: nameReaderFor(asAnalysis) };
  const read = files.map((file) => readOwnAnalysis(file, dataset, options));
  const warnings = read.flatMap((one) => one.warnings);
  return packOwnAnalyses(
    read.map(({ analysis }) => analysis),
    { size: dataset.genes.length, files, warnings },
  );
}

function readOwnAnalysis(
  { name, bytes, metadata: given }: OwnFile,
  dataset: Genes,
  options: Omit<ReadOptions, 'name'>,
): { readonly analysis: OwnAnalysis; readonly warnings: readonly string[] } {
  const file: NamedFile = { shown: name };
  const findGene = (text: string): number | undefined => {
    const match = dataset.names.find(text);
    return match.kind === 'gene' ? match.gene : undefined;
  };
  const { tf, metadata, warnings } = describeGiven(
    [...Object.entries(given).flatMap(entryOf), ['SOURCE', 'own']],
    file,
    findGene,
  );
  const read = readBytes(bytes, { name, ...options, ...choicesOf(given, file) });
  if (read.error) throw read.error;
  if (read.rows > maxRows) throw badFile(file, undefined, `more than ${formatCount(maxRows)} rows`);
  const left = warningOf(name, read);
  return {
    analysis: { name: baseName(name), tf, metadata, ...analysisDataOf(read) },
    warnings: left === undefined ? warnings : [left, ...warnings],
  };
}

/** Keys of the metadata that say how the file is read; their values are JSON objects of texts. */
const choiceKeys = ['answers', 'chosen'] as const;

function choicesOf(given: OwnFile['metadata'], file: NamedFile): ReturnType<typeof optionsOf> {
  const choices = Object.fromEntries(
    choiceKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, choiceIn(given[key], file)]])),
  );
  return optionsOf(choices);
}

function choiceIn(text: string, file: NamedFile): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null)
      return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, String(value)]));
  } catch {
    // Said below.
  }
  throw badFile(file, undefined, `the choices ${text.slice(0, 40)} are not a JSON object`);
}

/** The TF has a key of its own in metadata files; where the data come from is not the user's to say. */
function entryOf([key, value]: readonly [string, string]): (readonly [string, string])[] {
  const name = key.trim().toUpperCase();
  if (name === 'SOURCE' || choiceKeys.some((one) => one === key)) return [];
  return [[name === 'TF' ? 'TRANSCRIPTION_FACTOR_ID' : key, value]];
}

const baseName = (name: string): string => name.replace(/\.[A-Za-z]{1,4}$/, '');

/** A sentence about the names that no gene has; undefined without any. */
function warningOf(name: string, { unknown, rows }: RecognizedFile): string | undefined {
  if (unknown.length === 0) return undefined;
  const named = someNames(unknown, maxNamed);
  return `Rows of ${name} that were left out, of ${formatCount(rows)}: ${formatCount(unknown.length)}: gene not in the annotation (${named})`;
}
