import type { NamedGene } from '@trellis/core/gene';
import type { Static } from 'typebox';
import { answering } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/namedGene.ts';

export const geneNames = wireNames({ fullName: 'full_name' });
export const specificityNames = wireNames({ boundBy: 'bound_by', regulatedBy: 'regulated_by' });

/** The genes that share a name: the answer, with status 300, for an ambiguous one. */
export interface GeneChoices {
  readonly name: string;
  readonly genes: readonly NamedGene[];
}

const choicesWire: Wire<GeneChoices, Immutable<Static<typeof schemas.GeneChoicesSchema>>> = {
  encode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.encode) }),
  decode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.decode) }),
};

export const geneChoicesAnswer = answering<typeof schemas.GeneChoicesSchema>()(choicesWire);
