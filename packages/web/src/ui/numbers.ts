const counts = new Intl.NumberFormat('en');

/** A count with commas: 2,431. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A count with its noun: `1 gene`, `2,431 genes`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
