export * from './table.ts';
export * from './view.ts';
export * from './views/boundRegulated/view.ts';
export * from './views/summary/view.ts';
export * from './views/sungear/view.ts';
export { summaryTable } from './views/summary/table.ts';
export { sungearTable, type SungearGroups } from './views/sungear/table.ts';
export * from './views/targetLists/view.ts';
export { targetListsWith } from './views/targetLists/table.ts';
