import { aspects } from '@trellis/core/dataset';
import { Type } from 'typebox';

/** A kind of evidence. */
export const KindSchema = Type.String({ description: 'label of a kind of evidence of the edition' });
export const AspectSchema = Type.Enum([...aspects]);

/** A gene with its names. */
export const namedGene = {
  id: Type.String(),
  symbol: Type.String(),
  full_name: Type.String(),
};

export const GeneChoicesSchema = Type.Object({ name: Type.String(), genes: Type.Array(Type.Object(namedGene)) });
