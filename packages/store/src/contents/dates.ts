const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Reading = readonly [pattern: RegExp, read: (parts: readonly string[]) => readonly [string, string, string]];

/** Date formats of laboratories: each pattern with its parts in the order year, month, day. */
const readings: readonly Reading[] = [
  [/^(\d{4})(\d\d)(\d\d)$/, ([year, month, day]) => [year, month, day]],
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d\d:\d\d.*)?$/, ([year, month, day]) => [year, month, day]],
  [/^(\d{4})[-/.](\d{1,2})$/, ([year, month]) => [year, month, '1']],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, ([day, month, year]) => [year, month, day]],
  [/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, ([a, b, year]) => (Number(a) > 12 ? [year, b, a] : [year, a, b])],
  [/^(\d{1,2})(?:st|nd|rd|th)?[- ]([a-z]+)\.?,?[- ](\d{4})$/i, ([day, month, year]) => [year, month, day]],
  [/^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, ([month, day, year]) => [year, month, day]],
  [/^([a-z]+)\.?,?[- ](\d{4})$/i, ([month, year]) => [year, month, '1']],
  [/^(\d{4}) ([a-z]+)\.? (\d{1,2})$/i, ([year, month, day]) => [year, month, day]],
];

/**
 * Converts a date to YYYY-MM-DD: `20200305`, `2019/1/7`, `5 April 2019`, `1/17/2019` (month first, unless that is
 * impossible). A missing day (`April 2018`) becomes the first. Returns any other text unchanged.
 */
export function normalizeDate(text: string): string {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    const date = match && isoDate(...read(match.slice(1)));
    if (date) return date;
  }
  return text;
}

function isoDate(yearText: string, monthText: string, dayText: string): string | undefined {
  const [year, month, day] = [Number(yearText), monthNumber(monthText), Number(dayText)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** 1 to 12 for `4`, `Apr`, `April`; NaN for anything else. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const full = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'];
  const name = text.toLowerCase();
  const index = months.indexOf(name.slice(0, 3));
  const known = name.length === 3 || name === 'sept' || [...full, 'november', 'december'][index] === name;
  return index >= 0 && known ? index + 1 : NaN;
}
