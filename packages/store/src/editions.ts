import { TrellisError } from '@trellis/core';

/** Names with another meaning in a data folder or a database. */
const reserved = new Set(['requests']);

/** Whether a text is a valid name of an edition, which is safe in a path. */
export const isEdition = (name: string): boolean => /^[a-z][a-z0-9-]{0,62}$/.test(name) && !reserved.has(name);

/** Throws if the text is not a valid name of an edition. */
export function requireEdition(name: string): void {
  if (isEdition(name)) return;
  throw new TrellisError(
    'bad-request',
    reserved.has(name)
      ? `an edition cannot have the name "${name}"`
      : `an edition has a name of lower-case letters, digits and "-" that starts with a letter, not "${name}"`,
  );
}
