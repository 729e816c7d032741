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

/** Kind of an edge, by the sign of its fold change. */
export const EdgeKindSchema = Type.Enum(['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION']);

export const TextsSchema = Type.Array(Type.String());
