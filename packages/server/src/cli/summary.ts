import { countOf, formatCount } from '@trellis/core/formats';
import { countNames, type CountName, type DatasetHeader, type FileKind } from '@trellis/store';
import type { FileReport, Skipped } from '@trellis/store';

/** Nouns for the files of each kind, and for their rows. */
const words: Record<FileKind, { readonly files: string; readonly rows: readonly [one: string, many: string] }> = {
  annotation: { files: 'annotation', rows: ['gene', 'genes'] },
  aliases: { files: 'aliases', rows: ['alias', 'aliases'] },
  analysis: { files: 'analyses', rows: ['interaction', 'interactions'] },
  edges: { files: 'additional edges', rows: ['edge', 'edges'] },
  motifs: { files: 'motif tables', rows: ['row', 'rows'] },
  'motif source': { files: 'descriptions of motif hits', rows: ['entry', 'entries'] },
  'cluster information': { files: 'cluster information', rows: ['cluster', 'clusters'] },
  'gene list': { files: 'gene lists', rows: ['gene', 'genes'] },
  'target network': { files: 'target networks', rows: ['edge', 'edges'] },
  sidecar: { files: 'sidecars', rows: ['description', 'descriptions'] },
  ontology: { files: 'ontologies', rows: ['term', 'terms'] },
  'GO annotations': { files: 'GO annotations', rows: ['annotation', 'annotations'] },
  orthologs: { files: 'orthologs', rows: ['pair', 'pairs'] },
  'TF families': { files: 'TF families', rows: ['row', 'rows'] },
  'gene positions': { files: 'gene positions', rows: ['gene', 'genes'] },
  'id conversions': { files: 'id conversions', rows: ['id', 'ids'] },
  'regulator benchmark': { files: 'regulator benchmarks', rows: ['row', 'rows'] },
};

const maxWarnings = 5;

/** Nouns for what else was counted. */
const countNouns: Record<CountName, readonly [one: string, many: string]> = {
  obsolete_terms: ['obsolete term', 'obsolete terms'],
  alt_ids: ['alternative id', 'alternative ids'],
  is_a_and_part_of: ['is_a or part_of relation', 'is_a and part_of relations'],
  by_alt_id: ['annotation by alternative id', 'annotations by alternative id'],
  by_replaced_by: ['annotation moved from an obsolete term', 'annotations moved from obsolete terms'],
  pairs: ['pair of gene and term', 'pairs of gene and term'],
  genes: ['annotated gene', 'annotated genes'],
  coding_transposons: [
    'gene is a transposon by its description and protein-coding by its type; type it TRANSPOSABLE_ELEMENT_GENE, or it counts in every test',
    'genes are transposons by their description and protein-coding by their type; type them TRANSPOSABLE_ELEMENT_GENE, or they count in every test',
  ],
};

/**
 * Summarizes an import: one line per kind of file (per file when `verbose`), and below it each reason for skipped rows
 * with a few examples, and what else was counted.
 */
export function summarizeFiles(files: readonly FileReport[], verbose: boolean): string[] {
  if (verbose) return files.flatMap((file) => [`${file.file}: ${rowsOf([file])}`, ...detailsOf([file])]);
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const some = files.filter((file) => file.kind === kind);
    const name = some.length === 1 ? some[0].file : `${words[kind].files} (${formatCount(some.length)} files)`;
    return [`${name}: ${rowsOf(some)}`, ...detailsOf(some)];
  });
}

function rowsOf(files: readonly FileReport[]): string {
  const rows = files.reduce((total, file) => total + file.rows, 0);
  const skipped = files.flatMap((file) => file.skipped).reduce((total, { count }) => total + count, 0);
  const [one, many] = words[files[0].kind].rows;
  const read = `${countOf(rows, one, many)} read`;
  return skipped === 0 ? read : `${read}, ${formatCount(skipped)} of them skipped`;
}

const detailsOf = (files: readonly FileReport[]): string[] => [
  ...countsOf(files),
  ...warningsOf(files),
  ...mergeSkipped(files).map(describe),
];

/** The first warnings of some files, and how many there are more. */
function warningsOf(files: readonly FileReport[]): string[] {
  const all = files.flatMap(({ warnings = [] }) => warnings);
  const shown = all.slice(0, maxWarnings).map((warning) => `  ${warning}`);
  const more = all.length - shown.length;
  return more === 0 ? shown : [...shown, `  and ${countOf(more, 'warning', 'warnings')} more (--verbose names all)`];
}

/** One line with the counts of some files that are not 0. */
function countsOf(files: readonly FileReport[]): string[] {
  const counts = countNames.flatMap((name) => {
    const count = files.reduce((total, file) => total + (file.counts?.[name] ?? 0), 0);
    return count === 0 ? [] : [countOf(count, ...countNouns[name])];
  });
  return counts.length === 0 ? [] : [`  ${counts.join(', ')}`];
}

const describe = ({ reason, count, examples }: Skipped): string =>
  `  skipped ${formatCount(count)}: ${reason}${named(examples, count)}`;

function named(examples: readonly string[], count: number): string {
  const some = examples.filter((example) => example !== '');
  if (some.length === 0) return '';
  return ` (${some.join(', ')}${count > some.length ? ', ...' : ''})`;
}

/** Adds up the skipped rows of several files by reason. */
function mergeSkipped(files: readonly FileReport[]): Skipped[] {
  const merged = new Map<Skipped['reason'], Skipped>();
  for (const skipped of files.flatMap((file) => file.skipped)) {
    const { reason, count, examples } = skipped;
    const known = merged.get(reason);
    const all = [...new Set([...(known?.examples ?? []), ...examples])].slice(0, 5);
    merged.set(reason, { reason, count: (known?.count ?? 0) + count, examples: all });
  }
  return [...merged.values()];
}

/** Summarizes a data set in one line. */
export function summarizeHeader({ edition, version, label, counts }: DatasetHeader): string {
  const parts = [
    countOf(counts.genes, 'gene', 'genes'),
    countOf(counts.analyses, 'analysis', 'analyses'),
    countOf(counts.interactions, 'interaction', 'interactions'),
    countOf(counts.edges, 'additional edge', 'additional edges'),
    countOf(counts.motifHits, 'motif hit', 'motif hits'),
    countOf(counts.lists, 'gene list', 'gene lists'),
    countOf(counts.networks, 'target network', 'target networks'),
  ];
  return `${edition}${label === '' ? '' : ` (${label})`}: ${parts.join(', ')}; version ${version}`;
}
