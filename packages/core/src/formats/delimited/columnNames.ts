/**
 * Names for columns: an empty first one is `row`, another empty one is `column_N`, and a repeated one gets the suffix `_2`,
 * `_3` and so on.
 */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, i) => {
    const name = uniqueName(cell === '' ? emptyName(i) : cell, taken);
    taken.add(name);
    return name;
  });
}

const emptyName = (index: number): string => (index === 0 ? 'row' : `column_${index + 1}`);

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let count = 2;
  while (taken.has(`${name}_${count}`)) count++;
  return `${name}_${count}`;
}
