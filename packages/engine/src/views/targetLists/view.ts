import { readTargetLists } from '@trellis/contract';
import { defineView } from '../../view.ts';
import { targetListsTable } from './table.ts';

export const targetListsView = defineView({
  file: 'target_lists',
  about: 'overlap of every analysis with each target list',
  route: readTargetLists,
  table: targetListsTable,
});
