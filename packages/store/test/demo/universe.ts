import type { AnalysisContents, DatasetContents } from '@trellis/core/dataset';

const codingTypes = ['TXNFACTOR', 'PROTEIN_CODING', 'METABOLIC', ''];

/** Whether each gene of the data set codes for protein. */
export const codingGenes = ({ genes }: DatasetContents): boolean[] =>
  genes.map(({ type }) => codingTypes.includes(type));

/** The value of a metadata key, '' where the analysis has none. */
export const metadataValue = ({ metadata }: AnalysisContents, key: string): string =>
  metadata.find((entry) => entry.key === key)?.value ?? '';

/** The analyses whose metadata key has that value. */
export const analysesWith = ({ analyses }: DatasetContents, key: string, pattern: RegExp): AnalysisContents[] =>
  analyses.filter((analysis) => pattern.test(metadataValue(analysis, key)));

/** Number of members of `a` that are in `b`. */
export function countShared(a: Iterable<number>, b: ReadonlySet<number>): number {
  let count = 0;
  for (const member of a) if (b.has(member)) count++;
  return count;
}
