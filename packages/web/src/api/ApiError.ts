import type { Problem } from '@trellis/contract';
import { isLoadError } from './loadError.ts';

/** A call that failed. `message` is one sentence for the user; status 0 means that the server was not reached. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's details; undefined when the answer is not the server's. */
  readonly problem: Problem | undefined;
  /** The text of the status, e.g. `Service Unavailable`; '' where the protocol sends none. */
  readonly statusText: string;

  constructor(status: number, message: string, problem?: Problem, statusText = '') {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.statusText = statusText;
  }
}

export const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** The server's details of an error, where it sent some. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof ApiError ? error.problem : undefined;

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (isLoadError(error)) return 'A file of this page could not be loaded. Check the connection and try again.';
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** Statuses of a submitted query that its message says without their text; 0 has none. */
const plainStatuses: readonly number[] = [0, 400, 404, 502];

/** The sentence to show for a query that could not be submitted: of an unusual status with its text. */
export function submitMessageOf(error: unknown): string {
  const message = messageOf(error);
  if (!(error instanceof ApiError) || plainStatuses.includes(error.status)) return message;
  return [...new Set([error.statusText, message])].filter(Boolean).join(': ');
}

/** Whether a retry cannot help, because the server has rejected the request itself. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Whether the server answered with this status, e.g. 404. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
