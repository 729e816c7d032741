import { access, constants } from 'node:fs/promises';
import { TrellisError } from '@trellis/core';
import { ifMissing } from './ifMissing.ts';

const { R_OK, W_OK, X_OK } = constants;

/**
 * Throws a TrellisError `bad-store` if the data folder is not there, or if this process may not read and write in it or its
 * file of requests. That file is made by the first request.
 */
export async function requireReachable(folder: string, requests: string): Promise<void> {
  await access(folder, R_OK | W_OK | X_OK).catch(notReachable(folder));
  await access(requests, R_OK | W_OK)
    .catch(ifMissing(undefined))
    .catch(notReachable(requests));
}

function notReachable(path: string) {
  return (error: unknown): never => {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is not there' : 'cannot be used';
    throw new TrellisError('bad-store', `${path} ${why}: check the disk, and who may read and write there`);
  };
}
