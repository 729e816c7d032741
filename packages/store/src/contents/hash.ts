import { createHash } from 'node:crypto';

/**
 * SHA-256 (hex) of texts and bytes in the given order. Each part is preceded by its length, so that different sequences of
 * parts have different input.
 */
export function hashParts(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
    hash.update(`${typeof part === 'string' ? 't' : 'b'}${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}
