import { aspects } from '@trellis/core/dataset';
import type { NamedGene } from '@trellis/core/gene';
import { Type, type Static } from 'typebox';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** A kind of evidence. */
export const KindSchema = Type.String({ description: 'label of a kind of evidence of the edition' });
export const AspectSchema = Type.Enum([...aspects]);

/** A gene with its names. */
export const namedGene = {
  id: Type.String(),
  symbol: Type.String(),
  full_name: Type.String(),
};

export const geneNames = wireNames({ fullName: 'full_name' });
export const specificityNames = wireNames({ boundBy: 'bound_by', regulatedBy: 'regulated_by' });

/** The genes that share a name: the answer, with status 300, for an ambiguous one. */
export interface GeneChoices {
  readonly name: string;
  readonly genes: readonly NamedGene[];
}

const GeneChoicesSchema = Type.Object({ name: Type.String(), genes: Type.Array(Type.Object(namedGene)) });

const choicesWire: Wire<GeneChoices, Immutable<Static<typeof GeneChoicesSchema>>> = {
  encode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.encode) }),
  decode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.decode) }),
};

export const geneChoicesAnswer = { answer: GeneChoicesSchema, wire: choicesWire };
