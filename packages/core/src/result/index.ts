// The result of a query: targets by analysis, from which all views are computed.
export * from './inputs.ts';
export * from './names.ts';
export * from './revision.ts';
export * from './result.ts';
export * from './edgeValues.ts';
export * from './grid.ts';
export * from './gridShape.ts';
export * from './mergedCells.ts';
export * from './window.ts';
