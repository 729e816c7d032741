/** A plain decimal number; not `0x10`, `1_000` or `1,5`. Needs time in proportion to the text, whatever is in it. */
export const decimalNumber = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
