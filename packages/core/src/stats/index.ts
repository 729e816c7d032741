// Statistics: tests, corrections, intervals.
export * from './averageLinkage.ts';
export * from './bootstrapMean.ts';
export * from './logBinomialTest.ts';
export * from './clusterTree.ts';
export * from './correctLogPValues.ts';
export type { HypergeometricDraw } from './hypergeometric.ts';
export * from './logHypergeometricTail.ts';
export * from './meanRanks.ts';
export * from './median.ts';
export * from './pValue.ts';
export * from './optimalLeafOrder.ts';
export * from './precisionRecall.ts';
export * from './quantile.ts';
export * from './correctedWilsonInterval.ts';
export * from './wilsonInterval.ts';
export * from './seededRandom.ts';
export * from './shuffledPrecisionRecall.ts';
