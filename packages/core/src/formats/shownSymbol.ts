/**
 * The symbol of a gene as it is shown: '' for one without a letter or a digit, which names nothing. Some annotations have `+`,
 * what is left of `H(+)-ATPase`. Answers keep the symbol of the annotation.
 */
export const shownSymbol = (symbol: string): string => (/[\p{L}\p{N}]/u.test(symbol) ? symbol : '');
