import type { RequestStore } from '@trellis/store';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Deletes the requests with own data that are older than that many days; returns their ids. */
export async function expireOwnData(store: RequestStore, days: number, now = Date.now()): Promise<string[]> {
  const oldest = new Date(now - days * dayMs).toISOString();
  const expired = (await store.withOwnData()).filter(({ created }) => created < oldest);
  for (const { id } of expired) await store.delete(id);
  return expired.map(({ id }) => id);
}

/**
 * Deletes expired requests now and every hour; 0 days keep them for good. Returns a function that stops it.
 */
export function keepExpiring(store: RequestStore, days: number, onFault: (error: unknown) => void): () => void {
  if (days === 0) return () => {};
  const expire = () => void expireOwnData(store, days).catch(onFault);
  expire();
  const timer = setInterval(expire, hourMs).unref();
  return () => clearInterval(timer);
}
