/** An item that a field suggests: its value, which goes into the field, and its other name. */
export interface Suggestion {
  readonly value: string;
  readonly name: string;
}

/** Suggestions shown at once; a line below them says how many more there are. */
export const maxShown = 50;

/**
 * The items whose name or value contains the text, ignoring case: first those that equal it, then those that start with
 * it, then the others, each in the given order.
 */
export function rankSuggestions(items: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const ranks: Suggestion[][] = [[], [], []];
  for (const item of items) {
    const texts = [item.name.toLowerCase(), item.value.toLowerCase()];
    if (texts.includes(wanted)) ranks[0].push(item);
    else if (texts.some((one) => one.startsWith(wanted))) ranks[1].push(item);
    else if (texts.join(' ').includes(wanted)) ranks[2].push(item);
  }
  return ranks.flat();
}

/** The value that a typed text means: the value of the only item with that name, or the text itself. */
export function resolveSuggestion(items: readonly Suggestion[], text: string): string {
  const wanted = text.trim().toLowerCase();
  const byValue = items.find((item) => item.value.toLowerCase() === wanted);
  if (byValue) return byValue.value;
  const byName = items.filter((item) => item.name.toLowerCase() === wanted);
  return byName.length === 1 ? byName[0].value : text.trim();
}
