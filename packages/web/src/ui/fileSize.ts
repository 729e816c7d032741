const units = ['kB', 'MB', 'GB'] as const;

/** A size of a file in decimal units with two or three digits: `940 bytes`, `12.9 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes * 1.0005) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 99.95 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`;
}
