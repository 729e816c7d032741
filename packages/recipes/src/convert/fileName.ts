import { TrellisError } from '@trellis/core';
import { isFileName } from '../recipe/names.ts';

/**
 * Returns a text that can be the base name of a file of the import layout. Throws `bad-file` for one that holds a slash,
 * begins with a dot, or begins with digits and `_`, which would number the analysis.
 */
export function requireFileName(name: string): string {
  if (isFileName(name)) return name;
  throw new TrellisError('bad-file', `${JSON.stringify(name.slice(0, 80))} cannot be the name of a file`);
}
