import type { ErrorCode } from '@trellis/core';
import { Type } from 'typebox';

/** Codes of errors that are not caused by the input of a user. */
export type ServiceErrorCode = 'busy' | 'too-many-calls' | 'refused' | 'not-found' | 'failed';

/** An error with its details, after RFC 9457. */
export const ProblemSchema = Type.Object({
  type: Type.String({ description: 'names the kind of error, `urn:trellis:error:` and the code' }),
  title: Type.String({ description: 'what went wrong in general' }),
  status: Type.Integer({ description: 'HTTP status' }),
  detail: Type.String({ description: 'one sentence about this error' }),
  code: Type.Unsafe<ErrorCode | ServiceErrorCode>(Type.String({ description: 'code of the error' })),
  place: Type.Optional(
    Type.Object(
      { from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) },
      { description: 'the part of the query that is wrong, in code points from 0; `to` is behind its last one' },
    ),
  ),
  suggestions: Type.Optional(Type.Array(Type.String(), { description: 'possible replacements' })),
});
