/** The start of a comparison: `KEY =` or `KEY !=`. */
const comparison = /^\s*([^=!]+?)\s*(!?=)/;

/** The metadata key of the comparison in a text; undefined without one. */
export function comparedKey(text: string): string | undefined {
  return comparison.exec(text)?.[1].toUpperCase();
}

/** Suggestions of the search field: comparisons with the values of a key, or `texts` (TFs, keys and values). */
export function searchSuggestions(text: string, texts: readonly string[], values: readonly string[]) {
  const compared = comparison.exec(text);
  if (!compared) return texts.map((value) => ({ value, name: '' }));
  const [, key, operator] = compared;
  return values.map((value) => ({ value: `${key.trim()} ${operator} ${value}`, name: '' }));
}
