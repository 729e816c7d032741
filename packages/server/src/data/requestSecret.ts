import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OwnData, RequestStore, StoredRequest } from '@trellis/store';
import type { Caller } from '../pool/client.ts';
import type { ViewEngine } from '../views/engine.ts';

/** Bytes of a secret: too many to guess. */
const secretBytes = 24;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface SavingParts {
  readonly store: RequestStore;
  readonly engine: Pick<ViewEngine, 'saveRequest'>;
  readonly caller: Caller;
}

/** Stores a request with the hash of a new secret, and returns the secret: only who made a request can delete it. */
export async function saveWithSecret(
  { store, engine, caller }: SavingParts,
  request: StoredRequest,
  files: OwnData['files'],
): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url');
  const own = { secretHash: hashOf(secret).toString('hex'), files };
  const hasFiles = 'request' in files || files.length > 0;
  await (hasFiles ? engine.saveRequest({ request, own }, caller) : store.save(request, own));
  return secret;
}

/** Whether a text is the secret of a request; a request without one has none that fits. */
export async function isSecretOf(store: RequestStore, id: string, secret: string): Promise<boolean> {
  const known = await store.secretHash(id);
  return known !== undefined && timingSafeEqual(Buffer.from(known, 'hex'), hashOf(secret));
}
