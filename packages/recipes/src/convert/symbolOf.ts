import { valueOf } from '@trellis/core';

const greek = (
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi ' +
  'psi omega'
).split(' ');

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ...Object.fromEntries(greek.map((name, i) => [name, String.fromCodePoint(0x3b1 + i)])),
};

/** A text without the references of HTML: `AP3&#963;` is `AP3σ`. */
const withoutReferences = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name?: string) => {
    if (name !== undefined) return valueOf(named, name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : whole;
  });

/**
 * The symbol of a gene in a text of a source; '' where there is none: a symbol has a letter, or is a number of at least four digits.
 * References of HTML become their signs. Of a list that the source cut at its commas, `(MRF1` is MRF1 and `DSS1(V` is DSS1; the rest
 * behind a comma in brackets, `IV)`, is none.
 */
export function symbolOf(text: string): string {
  const symbol = withoutBracket(withoutReferences(text).replaceAll(/\s+/g, ' ').trim());
  return /\p{L}|^\d{4,}$/u.test(symbol) ? symbol : '';
}

/** A text up to a bracket that is not closed, or behind it where the text begins with it; '' where one is closed that is not open. */
function withoutBracket(text: string): string {
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open.push(i);
    else if (text[i] === ')' && open.pop() === undefined) return '';
  }
  const [first] = open;
  if (first === undefined) return text;
  return (first === 0 ? text.slice(1) : text.slice(0, first)).trim();
}
