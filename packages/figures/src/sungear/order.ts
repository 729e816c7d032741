/**
 * Order of the columns around the diagram, as column indices from 0: first the odd-numbered columns, then the
 * even-numbered ones. This separates neighbors in the table, which are often similar.
 */
export function sungearOrder(columns: number): number[] {
  const all = Array.from({ length: columns }, (_, i) => i);
  return [...all.filter((i) => i % 2 === 0), ...all.filter((i) => i % 2 === 1)];
}
