import { TrellisError } from '@trellis/core';

/** Describes an error in one sentence; errors of the file system are translated and name their file. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TrellisError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path }: NodeJS.ErrnoException = error;
  const prefix = path === undefined ? '' : `${path}: `;
  if (code === 'ENOENT') return `${prefix}there is no such file or folder`;
  if (code === 'EACCES' || code === 'EPERM') return `${prefix}permission denied`;
  if (code === 'EISDIR') return `${prefix || 'this '}is a folder, not a file`.replace(': is', ' is');
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return `${prefix}the disk is full`;
  return error.message.split('\n')[0];
}
