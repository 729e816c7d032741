export * from './gunzip.ts';
export * from './readFile.ts';
export * from './workbook.ts';
export * from './zipSizes.ts';
