export { regulatorAnalysesTable, regulatorsTable } from './lists/regulatorTables.ts';
export { strongestTable } from './lists/strongestTable.ts';
export { termTable } from './lists/termTable.ts';
export { linesOf } from './table.ts';
export { boundRegulatedTable } from './views/boundRegulated/table.ts';
export { summaryTable } from './views/summary/table.ts';
export { sungearTable } from './views/sungear/table.ts';
export { targetListsWith } from './views/targetLists/table.ts';
