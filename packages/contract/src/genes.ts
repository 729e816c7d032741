import type { GeneLookup } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/genes.ts';

const lookupWire: Wire<GeneLookup, Immutable<Static<typeof schemas.GeneLookupSchema>>> = wireNames({
  notTfs: 'not_tfs',
});

export const lookUpGeneNames = route<typeof schemas.lookUpGeneNames>()({
  method: 'POST',
  path: '/api/genes/',
  wire: lookupWire,
});
