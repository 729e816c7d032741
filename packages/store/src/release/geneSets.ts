import { forEachBit, unite, type Bitset, type Dataset } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import { regulonsOf, type Regulon } from '@trellis/core/release';

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
  for (const { id, name, tf, metadata, present } of dataset.analyses) {
    const about = [nameOf(dataset, tf), metadata.get('TECHNOLOGY') ?? '', metadata.get('EDGE_TYPE') ?? ''];
    yield* line(`${id}_${name}`, about.filter(Boolean).join(', '), idsOf(dataset, present));
  }
}

function idsOf({ genes }: Dataset, bits: Bitset): string[] {
  const ids: string[] = [];
  forEachBit(bits, (gene) => ids.push(genes[gene].id));
  return ids;
}

function* tfLines(dataset: Dataset): Generator<string> {
  for (const [tf, analyses] of dataset.analysesByTf) {
    const about = `${nameOf(dataset, tf)}, ${countOf(analyses.length, 'analysis', 'analyses')}`;
    const targets = analyses.map(({ present }) => present).reduce(unite);
    yield* line(dataset.genes[tf].id, about, idsOf(dataset, targets));
  }
}

function* signedLines(dataset: Dataset): Generator<string> {
  for (const regulon of regulonsOf(dataset)) {
    yield* signedLine(dataset, regulon, 1);
    yield* signedLine(dataset, regulon, -1);
  }
}

function signedLine(dataset: Dataset, { tf, targets, modes }: Regulon, mode: 1 | -1): string[] {
  const [sign, word] = mode > 0 ? ['+', 'induces'] : ['-', 'represses'];
  const ids = Array.from(
    targets.filter((_, i) => modes[i] === mode),
    (gene) => dataset.genes[gene].id,
  );
  return line(`${dataset.genes[tf].id}(${sign})`, `${nameOf(dataset, tf)} ${word}`, ids);
}

const nameOf = ({ genes }: Dataset, gene: number): string => genes[gene].name || genes[gene].id;

/** A line of a GMT file; none for a set without genes. Tabs and line breaks in texts become blanks. */
const line = (name: string, about: string, genes: readonly string[]): string[] =>
  genes.length === 0 ? [] : [`${[name, about].map(asCell).join('\t')}\t${genes.join('\t')}\n`];

const asCell = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ');
