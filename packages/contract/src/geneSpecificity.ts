import type { SpecificityOfGenes } from '@trellis/core/gene';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/geneSpecificity.ts';

const specificityWire: Wire<SpecificityOfGenes, Immutable<Static<typeof schemas.SpecificitySchema>>> = wireNames({
  boundBy: 'bound_by',
  regulatedBy: 'regulated_by',
});

export const readGeneSpecificity = route<typeof schemas.readGeneSpecificity>()({
  method: 'GET',
  path: '/api/gene-specificity/',
  wire: specificityWire,
});
