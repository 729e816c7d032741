import { forEachBit, regulonsOf, type Analysis, type Dataset } from '@trellis/core';

/** A file of gene sets in the GMT format: name, description and genes of each set, separated by tabs. */
export interface GeneSetFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether the file is packed with gzip. */
  readonly packed: boolean;
  lines(): Iterable<string>;
}

/** The gene sets of a release. Sets without genes are left out. */
export const geneSetFiles = (dataset: Dataset): GeneSetFile[] => [
  {
    name: 'analyses.gmt.gz',
    title: 'Gene sets by analysis',
    description: 'One set per analysis: its targets that count as edges. For GSEA, fgsea and clusterProfiler.',
    packed: true,
    lines: () => analysisLines(dataset),
  },
  {
    name: 'tfs.gmt.gz',
    title: 'Gene sets by TF',
    description:
      'One set per transcription factor: all targets of its analyses. For GSEA, fgsea and clusterProfiler.',
    packed: true,
    lines: () => tfLines(dataset),
  },
  {
    name: 'regulons_scenic.gmt',
    title: 'Signed regulons as gene sets',
    description: 'For pySCENIC and AUCell: induced targets as TF(+), repressed ones as TF(-).',
    packed: false,
    lines: () => signedLines(dataset),
  },
];

function* analysisLines(dataset: Dataset): Generator<string> {
  for (const analysis of dataset.analyses) {
    const { id, name, metadata } = analysis;
    const about = [nameOf(dataset, analysis.tf), metadata.get('TECHNOLOGY') ?? '', metadata.get('EDGE_TYPE') ?? ''];
    yield* line(`${id}_${name}`, about.filter(Boolean).join(', '), presentIds(dataset, analysis));
  }
}

function presentIds({ genes }: Dataset, { present }: Analysis): string[] {
  const ids: string[] = [];
  forEachBit(present, (gene) => ids.push(genes[gene].id));
  return ids;
}

function* tfLines(dataset: Dataset): Generator<string> {
  const { genes, analysesByTf } = dataset;
  for (const { tf, edges } of regulonsOf(dataset)) {
    const { length } = analysesByTf.get(tf) ?? [];
    const about = `${nameOf(dataset, tf)}, ${length} ${length === 1 ? 'analysis' : 'analyses'}`;
    yield* line(
      genes[tf].id,
      about,
      edges.map(({ target }) => genes[target].id),
    );
  }
}

function* signedLines(dataset: Dataset): Generator<string> {
  const { genes } = dataset;
  for (const { tf, edges } of regulonsOf(dataset)) {
    for (const [mode, sign, word] of [
      [1, '+', 'induces'],
      [-1, '-', 'represses'],
    ] as const) {
      const targets = edges.filter((edge) => edge.mode === mode).map(({ target }) => genes[target].id);
      yield* line(`${genes[tf].id}(${sign})`, `${nameOf(dataset, tf)} ${word}`, targets);
    }
  }
}

const nameOf = ({ genes }: Dataset, gene: number): string => genes[gene].name || genes[gene].id;

/** A line of a GMT file; none for a set without genes. Tabs and line breaks in texts become blanks. */
const line = (name: string, about: string, genes: readonly string[]): string[] =>
  genes.length === 0 ? [] : [`${[name, about].map(asCell).join('\t')}\t${genes.join('\t')}\n`];

const asCell = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ');
