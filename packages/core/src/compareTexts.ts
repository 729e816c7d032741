/** Order of texts by UTF-16 code unit, for `sort`: the same on every machine, unlike `localeCompare`. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
