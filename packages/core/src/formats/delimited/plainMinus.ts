/** Figure dash, en dash and minus sign, which text programs put in the place of a hyphen. */
const dash = /[\u2012\u2013\u2212]/;
const dashes = /[\u2012\u2013\u2212]/g;

const number = /^[-+]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|inf(?:inity)?)$/i;

/** Whether a text has a sign that `plainMinus` replaces: a quick test for a whole file. */
export const hasDash = (text: string): boolean => dash.test(text);

/** A number with hyphens where it has dashes or minus signs; every other text as it is. */
export function plainMinus(cell: string): string {
  if (!dash.test(cell)) return cell;
  const plain = cell.replaceAll(dashes, '-');
  return number.test(plain) ? plain : cell;
}
