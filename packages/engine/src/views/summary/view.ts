import { readSummary } from '@trellis/contract';
import { defineView } from '../../view.ts';
import { summaryTable } from './table.ts';

export const summaryView = defineView({
  file: 'summary',
  about: 'numbers of targets by analysis and edge type',
  route: readSummary,
  table: summaryTable,
});
