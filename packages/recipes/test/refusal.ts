import { TrellisError } from '@trellis/core';

/** The message of the `bad-file` error that a function must throw. Throws if it does not. */
export function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TrellisError && error.code === 'bad-file') return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
}
