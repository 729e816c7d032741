import type { OwnData, RequestStore, StoredRequest } from '@trellis/store';
import { lettersOf } from './addressLetters.ts';
import { hashOf } from './hashOf.ts';

/** Bytes of a secret: too many to guess. */
const secretBytes = 24;

/** A new secret, in the letters of addresses. */
export const newSecret = (): string => lettersOf(crypto.getRandomValues(new Uint8Array(secretBytes)));

/** Stores a request with the hash of a new secret, and returns the secret: only who made a request can delete it. */
export async function saveWithSecret(
  store: Pick<RequestStore, 'save'>,
  request: StoredRequest,
  files: OwnData['files'],
): Promise<string> {
  const secret = newSecret();
  await store.save(request, { secretHash: hashOf(secret), files });
  return secret;
}

/** Whether a text is the secret of a request; a request without one has none that fits. */
export async function isSecretOf(store: RequestStore, id: string, secret: string): Promise<boolean> {
  const known = await store.secretHash(id);
  return known !== undefined && areSame(known, hashOf(secret));
}

/** Whether a text is the secret of a request, or the request has none: one that is computed from another has the secret of that. */
export async function mayOpen(store: Pick<RequestStore, 'secretHash'>, id: string, secret: string): Promise<boolean> {
  const known = await store.secretHash(id);
  return known === undefined || areSame(known, hashOf(secret));
}

/** Compares two hashes in a time that does not tell where they differ. */
function areSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
