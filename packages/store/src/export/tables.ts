import { stringify } from 'yaml';
import {
  type AnalysisContents,
  type DatasetContents,
  type EdgeTypeContents,
  type Gene,
  type MotifColumn,
  type MotifSource,
  type Sidecar,
  sidecarKeys,
} from '@trellis/core/dataset';
import { exactCsvCell } from '@trellis/core/formats';

type Genes = readonly Gene[];

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');

const csvRow = (cells: readonly string[]): string => cells.map(exactCsvCell).join(',');

/** The text of `annotation.csv`. */
export const annotationText = (genes: Genes): string =>
  lines([
    'gene_id,name,fullname,gene_type,gene_family',
    ...genes.map(({ id, name, fullName, type, family }) => csvRow([id, name, fullName, type, family])),
  ]);

/** The text of `aliases.csv`. */
export const aliasesText = ({ aliases, genes }: DatasetContents): string =>
  lines(['alias,gene_id', ...aliases.map(({ alias, gene }) => csvRow([alias, genes[gene].id]))]);

/** The text of an analysis' data file: values with all their digits, missing ones as empty cells. */
export function analysisText({ targets, log2fc, pvalue }: AnalysisContents, genes: Genes): string {
  const rows: string[] = [log2fc && pvalue ? 'gene_id,log2fc,pvalue' : 'gene_id'];
  for (let i = 0; i < targets.length; i++) {
    const id = exactCsvCell(genes[targets[i]].id);
    rows.push(log2fc && pvalue ? `${id},${cellText(log2fc[i])},${cellText(pvalue[i])}` : id);
  }
  return lines(rows);
}

const cellText = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** The text of an analysis' metadata file. */
export const metadataText = ({ tf, metadata }: AnalysisContents, genes: Genes): string =>
  lines([
    `TRANSCRIPTION_FACTOR_ID: ${genes[tf].id}`,
    ...metadata.map(({ key, value, searchable }) => `${searchable ? '*' : ''}${key}: ${value}`),
  ]);

/** The text of the file that says what a hit of a motif table is. */
export const motifSourceText = (source: MotifSource): string =>
  lines(source.map(([key, value]) => `${key}: ${value}`));

/** The text of `regulator_benchmark.tsv`. */
export const regulatorBenchmarkText = ({ regulatorBenchmark, genes }: DatasetContents): string =>
  lines([
    'list\tstimulus\ttf',
    ...regulatorBenchmark.map(({ list, stimulus, tf }) => `${list}\t${stimulus}\t${genes[tf].id}`),
  ]);

/** The text of a file of additional edges. An undirected pair, which is stored in both directions, is written once. */
export function edgesText(types: readonly EdgeTypeContents[], genes: Genes): string {
  const rows = ['source,target,edge'];
  for (const { name, directed, pairs } of types) {
    const edge = exactCsvCell(name);
    for (let i = 0; i < pairs.length; i += 2) {
      const [source, target] = [pairs[i], pairs[i + 1]];
      if (directed || source <= target)
        rows.push(`${exactCsvCell(genes[source].id)},${exactCsvCell(genes[target].id)},${edge}`);
    }
  }
  return lines(rows);
}

/** The text of a motif table, one column (motif and region) at a time. */
export function* motifTexts(columns: readonly MotifColumn[], genes: Genes): Generator<string> {
  for (const { region, motif, genes: hit, counts } of columns) {
    const name = csvRow([region, motif]);
    const rows: string[] = [];
    for (let i = 0; i < hit.length; i++) rows.push(`${exactCsvCell(genes[hit[i]].id)},${name},${counts[i]}`);
    yield lines(rows);
  }
}

/** The text of a sidecar, with the keys that have a value. */
export const sidecarText = (sidecar: Sidecar): string =>
  stringify(Object.fromEntries(sidecarKeys.flatMap((key) => (sidecar[key] ? [[key, sidecar[key]]] : []))), {
    lineWidth: 0,
  });
