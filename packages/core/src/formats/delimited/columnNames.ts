/**
 * Names for columns: an empty first one is `row`, another empty one is `column_N`, and a repeated one gets the suffix `_2`,
 * `_3` and so on.
 */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return header.map((cell, i) => {
    const name = uniqueName(cell === '' ? emptyName(i) : cell, taken, counts);
    taken.add(name);
    return name;
  });
}

const emptyName = (index: number): string => (index === 0 ? 'row' : `column_${index + 1}`);

/** `counts` has the suffix to try next for each repeated name: trying all of them takes minutes for thousands of columns. */
function uniqueName(name: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  if (!taken.has(name)) return name;
  let count = counts.get(name) ?? 2;
  while (taken.has(`${name}_${count}`)) count++;
  counts.set(name, count + 1);
  return `${name}_${count}`;
}
