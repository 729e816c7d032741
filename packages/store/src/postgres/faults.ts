import { TrellisError } from '@trellis/core';

/** System error codes of a server that cannot be reached or closed the connection. */
const systemCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/;

/** SQLSTATEs of a server that starts, stops or has no free connection. */
const serverCodes = /^(08...|57P01|57P02|57P03|53300)$/;

const lost =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout|not queryable|Query read timeout|connection error/i;

/** Whether PostgreSQL could not be reached, so that a retry can succeed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TrellisError) return false;
  const code = codeOf(error);
  return systemCodes.test(code) || serverCodes.test(code) || lost.test(error.message);
}

/** SQLSTATE or system code of an error, '' without one. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a table or its schema does not exist. */
export const isMissing = (error: unknown): boolean => /^(42P01|3F000)$/.test(codeOf(error));

/** Turns a failure of PostgreSQL into a TrellisError that names it; returns errors of our own statements unchanged. */
export function named(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof TrellisError) return error;
  const storeError = (sentence: string) => new TrellisError('bad-store', sentence);
  if (isUnreachable(error)) return storeError(`${place} cannot be reached: ${reasonOf(error)}`);
  const code = codeOf(error);
  if (code === '57014') return storeError(`${place} did not answer within the time limit`);
  if (/^(25006|28...|3D000|42501)$/.test(code)) return storeError(`${place} refuses: ${error.message}`);
  if (code === '53100') return storeError(`${place}: the disk is full`);
  return error;
}

function reasonOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : undefined;
  return first instanceof Error ? reasonOf(first) : error.message.split('\n')[0];
}
