import { readBoundRegulated } from '@trellis/contract';
import { defineView } from '../../view.ts';
import { boundRegulatedTable } from './table.ts';

export const boundRegulatedView = defineView({
  file: 'bound_and_regulated',
  about: 'agreement of binding and regulation by TF',
  route: readBoundRegulated,
  table: boundRegulatedTable,
});
