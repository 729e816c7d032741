/**
 * Order in which columns go round the diagram: the first, third, fifth and so on, then the second, fourth and so on, so
 * that neighbors in the table, which often are alike, stand apart. Column indices from 0, one per anchor.
 */
export function sungearOrder(columns: number): number[] {
  const all = Array.from({ length: columns }, (_, i) => i);
  return [...all.filter((i) => i % 2 === 0), ...all.filter((i) => i % 2 === 1)];
}
