export * from './parts/edgeTypes.ts';
export * from './parts/theme.ts';
export * from './summaryBars/types.ts';
export * from './summaryBars/title.ts';
export * from './summaryBars/layout.ts';
export * from './summaryBars/SummaryBars.tsx';
