import type { Static } from 'typebox';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/problem.ts';

/** Media type of an error with its details; clients that do not accept it get one plain sentence. */
export const problemMedia = 'application/problem+json';

/**
 * Value of the header `Prefer` (RFC 7240) of a client that takes "nothing to show" for an answer, with status 200 and the
 * problem as its body: a browser logs every other status as a failure of the page.
 */
export const absencePreference = 'absence=answer';

export type { ServiceErrorCode } from './schemas/problem.ts';

export type Problem = Immutable<Static<typeof schemas.ProblemSchema>>;
