import {
  formatCount,
  packOwnAnalyses,
  type Dataset,
  type OwnAnalysis,
  type OwnFile,
  type OwnImage,
} from '@trellis/core';
import { parseAnalysisData } from '../import/analysisData.ts';
import { badFile, type NamedFile } from '../import/badFile.ts';
import { withoutMark } from '../import/decode.ts';
import { GeneBytes } from '../import/geneBytes.ts';
import { describeGiven } from '../import/metadata.ts';
import type { FileReport } from '../import/report.ts';

/** Most rows of an analysis. */
const maxRows = 50_000;

/** Parts of a data set by which genes are recognized. */
type Genes = Pick<Dataset, 'genes' | 'names'>;

const indices = new WeakMap<Genes['genes'], GeneBytes>();

/**
 * Reads the analyses of a request exactly as an import would, and packs them for queries. The TF can be a symbol or an alias;
 * every analysis has the metadata SOURCE: own. Throws `bad-file` with file and line.
 */
export function readOwnAnalyses(files: readonly OwnFile[], dataset: Genes): OwnImage {
  const read = files.map((file) => readOwnAnalysis(file, dataset));
  const warnings = read.flatMap(({ report }) => warningOf(report) ?? []);
  return packOwnAnalyses(
    read.map(({ analysis }) => analysis),
    { size: dataset.genes.length, files, warnings },
  );
}

function readOwnAnalysis(
  { name, bytes, metadata: given }: OwnFile,
  { genes, names }: Genes,
): { readonly analysis: OwnAnalysis; readonly report: FileReport } {
  const file: NamedFile = { shown: name };
  const index = indices.get(genes) ?? new GeneBytes(genes);
  indices.set(genes, index);
  const findGene = (text: string): number | undefined => {
    const match = names.find(text);
    return match.kind === 'gene' ? match.gene : undefined;
  };
  const { tf, metadata } = describeGiven(
    [...Object.entries(given).flatMap(entryOf), ['SOURCE', 'own']],
    file,
    findGene,
  );
  const { data, report } = parseAnalysisData(withoutMark(bytes), file, index);
  if (report.rows > maxRows) throw badFile(file, undefined, `more than ${formatCount(maxRows)} rows`);
  return { analysis: { name: baseName(name), tf, metadata, ...data }, report };
}

/** The TF has a key of its own in metadata files; where the data come from is not the user's to say. */
function entryOf([key, value]: readonly [string, string]): (readonly [string, string])[] {
  const name = key.trim().toUpperCase();
  if (name === 'SOURCE') return [];
  return [[name === 'TF' ? 'TRANSCRIPTION_FACTOR_ID' : key, value]];
}

const baseName = (name: string): string => name.replace(/\.[A-Za-z]{1,4}$/, '');

/** A sentence about the rows that were left out; undefined if all were read. */
function warningOf({ file, rows, skipped }: FileReport): string | undefined {
  if (!skipped.length) return undefined;
  const reasons = skipped.map(({ reason, count, examples }) => {
    const named = examples.filter((example) => example !== '');
    return `${formatCount(count)}: ${reason}${named.length ? ` (${named.join(', ')})` : ''}`;
  });
  return `Rows of ${file} that were left out, of ${formatCount(rows)}: ${reasons.join('; ')}`;
}
