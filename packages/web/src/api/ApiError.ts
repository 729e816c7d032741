import type { Problem } from '@trellis/contract';

/** A call that failed. `message` is one sentence for the user; status 0 means that the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's details; undefined when the answer is not the server's. */
  readonly problem: Problem | undefined;

  constructor(status: number, message: string, problem?: Problem) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

export const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** The server's details of an error, where it sent some. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof ApiError ? error.problem : undefined;

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** Whether a retry cannot help, because the server has rejected the request itself. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
