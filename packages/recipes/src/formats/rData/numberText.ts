/** The shortest text that reads back as the same number; '' for NA and NaN, `Inf` and `-Inf` as R writes them. */
export function numberText(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value) : value > 0 ? 'Inf' : '-Inf';
}
