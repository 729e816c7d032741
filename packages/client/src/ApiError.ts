import { problemMedia, type Problem } from '@trellis/contract';

/** Codes of problems, and those of clients: `unreachable`, and `no-server` at a site in a folder of files. */
type ErrorCode = Problem['code'] | 'unreachable' | 'no-server';

/** What is known about a call that failed, besides its sentence. */
interface Failure {
  readonly status: number;
  readonly problem?: Problem;
  /** Where there is no problem. */
  readonly code?: ErrorCode;
  readonly retryAfterSeconds?: number;
}

/**
 * A call that failed. `message` is one sentence for the user, `code` the code of the problem (`docs/guide/errors.md`), and
 * `status` the HTTP status: 0 when the server was not reached, and then `code` is `unreachable`. At a site in a folder of files, which has
 * no server, `code` is `no-server`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The server's details: place in the query, suggestions; undefined when the answer is not the server's. */
  readonly problem: Problem | undefined;
  /** Seconds after which the server takes the call again, if it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { status, problem, code, retryAfterSeconds }: Failure, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = status === 0 ? 'unreachable' : (problem?.code ?? code);
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error of an answer: a problem, one plain sentence, or the page of a proxy, which is not repeated. */
export async function errorOf(response: Response, retryAfterSeconds?: number): Promise<ApiError> {
  const { status, statusText } = response;
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (type.startsWith(problemMedia)) {
    const problem = JSON.parse(text) as Problem;
    return new ApiError(problem.detail, { status, problem, retryAfterSeconds });
  }
  const sentence = type.startsWith('text/plain') ? text.trim() : '';
  return new ApiError(sentence || `The server answered ${status} ${statusText}`.trim(), {
    status,
    retryAfterSeconds,
  });
}
