/** A color of six hexadecimal digits, mixed with another one: `share` of the first. */
export function mixColors(color: string, other: string, share: number): string {
  const [a, b] = [partsOf(color), partsOf(other)];
  return `#${a.map((part, i) => hex(Math.round(part * share + b[i] * (1 - share)))).join('')}`;
}

/** Parts of a color of six or three digits: a build writes `#ffffff` as `#fff`. */
function partsOf(color: string): number[] {
  const digits = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(color)?.[1] ?? '808080';
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => parseInt(all.slice(start, start + 2), 16));
}

const hex = (value: number): string => value.toString(16).padStart(2, '0');
