import type { AnalysisContents, DatasetContents, EdgeTypeContents, MotifColumn } from '@trellis/core/dataset';

/** Faults of the numeric columns, one sentence each. */
export function columnFaults(contents: DatasetContents): string[] {
  const genes = contents.genes.length;
  return [
    ...contents.analyses.flatMap((analysis) => analysisFaults(analysis, genes)),
    ...contents.edgeTypes.flatMap((type) => edgeTypeFaults(type, genes)),
    ...contents.motifs.cluster.flatMap((column) => motifFaults(column, genes)),
    ...contents.motifs.individual.flatMap((column) => motifFaults(column, genes)),
  ];
}

function analysisFaults({ id, tf, targets, log2fc, pvalue }: AnalysisContents, genes: number): string[] {
  const faults: string[] = [];
  if (!(tf >= 0 && tf < genes)) faults.push(`analysis ${id}: the transcription factor is not in the annotation`);
  if (!isRising(targets, genes)) faults.push(`analysis ${id}: the targets are not rising gene indices`);
  if ((log2fc === null) !== (pvalue === null))
    faults.push(`analysis ${id}: only one of log2fc and pvalue is present`);
  for (const values of [log2fc, pvalue]) {
    if (!values) continue;
    if (values.length !== targets.length) faults.push(`analysis ${id}: not one value per target`);
    if (values.includes(Infinity) || values.includes(-Infinity)) faults.push(`analysis ${id}: a value is infinite`);
  }
  if (pvalue?.some((p) => p < 0 || p > 1)) faults.push(`analysis ${id}: a p-value is not between 0 and 1`);
  return faults;
}

function edgeTypeFaults({ name, directed, pairs }: EdgeTypeContents, genes: number): string[] {
  const faults: string[] = [];
  const keys = new Float64Array(pairs.length / 2).map((_, i) => pairs[2 * i] * genes + pairs[2 * i + 1]);
  if (pairs.length === 0) faults.push(`edge type "${name}": there is no edge`);
  if (pairs.length % 2 !== 0 || pairs.some((gene) => gene >= genes)) {
    faults.push(`edge type "${name}": an edge is not a pair of genes`);
  } else if (keys.some((key, i) => i > 0 && key <= keys[i - 1])) {
    faults.push(`edge type "${name}": the edges are not rising`);
  } else if (!directed && !isSymmetric(pairs, keys, genes)) {
    faults.push(`edge type "${name}": an undirected pair is stored in one direction only`);
  }
  return faults;
}

function isSymmetric(pairs: Uint32Array, keys: Float64Array, genes: number): boolean {
  const turned = keys.map((_, i) => pairs[2 * i + 1] * genes + pairs[2 * i]).sort();
  return turned.every((key, i) => key === keys[i]);
}

function motifFaults({ region, motif, genes, counts }: MotifColumn, size: number): string[] {
  const name = `motif "${motif}" in ${region}`;
  const faults: string[] = [];
  if (genes.length === 0) faults.push(`${name}: there is no hit`);
  if (!isRising(genes, size)) faults.push(`${name}: the genes are not rising gene indices`);
  if (counts.length !== genes.length) faults.push(`${name}: not one count per gene`);
  if (counts.includes(0)) faults.push(`${name}: a count is 0`);
  return faults;
}

function isRising(indices: Uint32Array, genes: number): boolean {
  for (let i = 1; i < indices.length; i++) if (indices[i] <= indices[i - 1]) return false;
  return indices.length === 0 || indices[indices.length - 1] < genes;
}
