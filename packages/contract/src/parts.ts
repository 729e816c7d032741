import { Type } from 'typebox';

/** A request id: a UUID, made by the server. */
export const RequestParamsSchema = Type.Object({ id: Type.String({ description: 'request id' }) });

/** Which revision of a request's names and hidden flags is meant; the latest when left out. */
export const RevisionQuerySchema = Type.Object({
  revision: Type.Optional(
    Type.Integer({ minimum: 0, description: 'revision of names and hidden flags; default: the latest' }),
  ),
});

/** A JSON scalar of a result cell; null where there is nothing. */
export const CellSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

/** Kind of an edge, by the sign of its fold change. */
export const EdgeKindSchema = Type.Enum(['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION']);

export const TextsSchema = Type.Array(Type.String());
