/** Elements from the whole of a list, the first one among them. */
export function sampleOf<T>(items: readonly T[], size: number): readonly T[] {
  if (items.length <= size) return items;
  const step = items.length / size;
  return Array.from({ length: size }, (_, i) => items[Math.floor(i * step)]);
}
