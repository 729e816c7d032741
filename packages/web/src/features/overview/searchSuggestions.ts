/** A comparison that is being typed: `KEY = part of a value`, or with `!=`. */
const comparison = /^\s*([^=!]+?)\s*(!?=)/;

/** The metadata key that a text compares, undefined while it compares none. */
export function comparedKey(text: string): string | undefined {
  return comparison.exec(text)?.[1].toUpperCase();
}

/** What the search field suggests: whole comparisons once a key is compared, else TFs, keys and values. */
export function searchItems(text: string, texts: readonly string[], values: readonly string[]) {
  const compared = comparison.exec(text);
  if (!compared) return texts.map((value) => ({ value, name: '' }));
  const [, key, operator] = compared;
  return values.map((value) => ({ value: `${key.trim()} ${operator} ${value}`, name: '' }));
}
