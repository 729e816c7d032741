import { perturbations } from '@trellis/core/dataset';
import { Type } from 'typebox';

/** A request id: a UUID, made by the server. */
export const RequestParamsSchema = Type.Object({ id: Type.String({ description: 'request id' }) });

/** Revision of a request's names and hidden flags; the latest by default. */
export const RevisionQuerySchema = Type.Object({
  revision: Type.Optional(
    Type.Integer({ minimum: 0, description: 'revision of names and hidden flags; default: the latest' }),
  ),
});

/** Value of a result cell; null for an empty one. */
export const CellSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

/** What an expression experiment did to its TF. */
export const PerturbationSchema = Type.Union([Type.Enum([...perturbations]), Type.Null()], {
  description: 'gain or loss of the TF, or none for a contrast that does not say it; null where it is not stated',
});

/** Marks the TF among the targets of its own expression analysis. */
export const SelfSchema = Type.Optional(Type.Literal(true, { description: 'the TF itself was perturbed' }));

/** Kind of an edge: what the TF does to the target. */
export const EdgeKindSchema = Type.Enum(['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION']);

export const TextsSchema = Type.Array(Type.String());
