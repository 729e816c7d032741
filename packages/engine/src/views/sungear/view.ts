import { readSungear } from '@trellis/contract';
import { defineView } from '../../view.ts';
import { sungearTable } from './table.ts';

export const sungearView = defineView({
  file: 'sungear',
  about: 'groups of genes by the analyses that target them',
  route: readSungear,
  table: sungearTable,
});
