import type { Program } from './program.ts';

const quiet = {
  ...{ TRELLIS_LOG: 'error', TRELLIS_THREADS: '2', TRELLIS_FEEDBACK_LIMIT: '1000000' },
  ...{ DATABASE_URL: '', REDIS_URL: '' },
};

/** A program that logs errors alone, has two threads, and uses only the store that it is given. */
export const quietly = ({ path, environment }: Program): Program => ({
  path,
  environment: { ...quiet, ...environment },
});
