import { ApiError } from './ApiError.ts';

/** Whether the server answered with this status, e.g. 404. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
