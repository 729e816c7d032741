/** A colour of six hexadecimal digits, mixed with another one: `share` of the first. */
export function mixColours(colour: string, other: string, share: number): string {
  const [a, b] = [partsOf(colour), partsOf(other)];
  return `#${a.map((part, i) => hex(Math.round(part * share + b[i] * (1 - share)))).join('')}`;
}

/** Parts of a colour of six or three digits: a build writes `#ffffff` as `#fff`. */
function partsOf(colour: string): number[] {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour)?.[1] ?? '808080';
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => parseInt(all.slice(start, start + 2), 16));
}

const hex = (value: number): string => value.toString(16).padStart(2, '0');
