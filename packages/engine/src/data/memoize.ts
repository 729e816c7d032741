/** Keeps values by key for a while. */
interface Cache<V> {
  get(key: string): V | undefined;
  peek(key: string): V | undefined;
  set(key: string, value: V): unknown;
  delete(key: string): unknown;
}

/** Returns the cached value of a key; computes and caches it if there is none. */
export function memoize<V extends object>(cache: Cache<V>, key: string, compute: () => V): V {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute();
  cache.set(key, value);
  return value;
}

/** Does the same for a promise: concurrent callers share it (single flight), and a rejected one is not cached. */
export function memoizeAsync<V>(cache: Cache<Promise<V>>, key: string, compute: () => Promise<V>): Promise<V> {
  return memoize(cache, key, () => {
    const value = compute();
    value.catch(() => {
      if (cache.peek(key) === value) cache.delete(key);
    });
    return value;
  });
}
