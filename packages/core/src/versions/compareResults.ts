import { fullBitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Result } from '../result/result.ts';
import { compareVersions, type ComparedSide, type VersionDifference } from './compareVersions.ts';

/** Compares the results of one query on two versions of a data set: the shown analyses, and the genes of the rows. */
export const compareResults = (before: Result, after: Result): VersionDifference =>
  compareVersions(sideOf(before), sideOf(after));

const sideOf = ({ dataset, columns, rowSet }: Result): ComparedSide => ({ dataset, columns, genes: rowSet });

/** Compares two versions of a data set: all analyses, and the genes of the annotation. */
export const compareDatasets = (before: Dataset, after: Dataset): VersionDifference =>
  compareVersions(wholeOf(before), wholeOf(after));

const wholeOf = (dataset: Dataset): ComparedSide => ({
  dataset,
  columns: dataset.analyses.map((analysis) => ({ analysis, filter: '', present: analysis.present })),
  genes: fullBitset(dataset.genes.length),
});
