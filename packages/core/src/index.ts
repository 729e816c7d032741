export * from './errors.ts';

export * from './dataset/bitset.ts';
export * from './dataset/contents.ts';
export * from './dataset/image.ts';
export * from './dataset/pack.ts';
export * from './dataset/dataset.ts';
export * from './dataset/geneNames.ts';

export * from './query/ast.ts';
export * from './query/tokens.ts';
export * from './query/grammar.ts';
export * from './query/print.ts';
export * from './query/keywords.ts';
export * from './query/limits.ts';
export * from './query/conditions.ts';
export * from './query/writeOut.ts';
export * from './query/evaluate.ts';

export * from './formats/geneList.ts';
export * from './formats/lines.ts';
export * from './formats/numbers.ts';
export * from './formats/targetNetwork.ts';

export * from './result/inputs.ts';
export * from './result/names.ts';
export * from './result/revision.ts';
export * from './result/result.ts';
export * from './result/figures.ts';
export * from './result/grid.ts';
export * from './result/mergedCells.ts';
export * from './result/window.ts';

export * from './views/catalogue.ts';
export * from './views/cells.ts';
export * from './views/counts.ts';
export * from './views/edgeNames.ts';
export * from './views/metadata.ts';
export * from './views/motifRegions.ts';
export * from './views/overview.ts';
export * from './views/stats.ts';
export * from './views/summary.ts';
