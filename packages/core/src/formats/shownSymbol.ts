/**
 * The symbol of a gene as it is shown: '' for one without a letter or a digit, such as the `+` that an annotation gives
 * several genes. Answers keep the symbol of the annotation.
 */
export const shownSymbol = (symbol: string): string => (/[\p{L}\p{N}]/u.test(symbol) ? symbol : '');
