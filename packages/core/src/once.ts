/** Computes a value at the first call and returns the same one ever after; a computation that throws is tried again. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
