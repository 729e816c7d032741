const counts = new Intl.NumberFormat('en');

/** 2,431 */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** 1 analysis, 2,431 analyses */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
