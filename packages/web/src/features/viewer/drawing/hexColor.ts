/** Expands `#rgb`, as minified style sheets have it, to `#rrggbb`; leaves other colors as they are. */
export const hexColor = (color: string): string =>
  /^#[0-9a-f]{3}$/i.test(color.trim()) ? color.trim().replace(/[0-9a-f]/gi, '$&$&') : color.trim();
