const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text searches for terms: whether it has words. */
export const isSearch = (search: string): boolean => wordsOf(search).length > 0;

/** Returns whether a term has all words of a search in its id or name; without words every term has. */
export function termFilter(search: string): (term: { readonly id: string; readonly name: string }) => boolean {
  const words = wordsOf(search);
  return ({ id, name }) => {
    const text = `${id} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
