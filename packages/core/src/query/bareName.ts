/** Whether a text needs no quotes in a query; `and`, `or` and `not` do. */
export const isBare = (text: string): boolean =>
  /^[\p{L}\p{N}\-_.:/\\]+$/u.test(text) && !/^(and|or|not)$/i.test(text);
