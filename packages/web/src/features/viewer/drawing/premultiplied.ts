const cache = new Map<string, string>();

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/**
 * Returns a color `#rrggbb` with an opacity (0 to 1) as `#rrggbbaa` whose channels are multiplied by the opacity: sigma
 * blends colors that are premultiplied, but does not multiply them.
 */
export function premultiplied(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const key = `${color}${opacity}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const channels = [1, 3, 5].map((at) => hex(parseInt(color.slice(at, at + 2), 16) * opacity));
  const made = `#${channels.join('')}${hex(opacity * 255)}`;
  cache.set(key, made);
  return made;
}
