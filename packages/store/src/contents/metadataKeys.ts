/** Normalizes a metadata key: upper case, `_` for spaces. */
export const normalizeKey = (key: string): string => key.trim().toUpperCase().replace(/\s/g, '_');

/** Texts for a missing value. */
const missing = new Set(['', 'NA', 'N/A', 'n/a', 'NaN', 'NAN', 'nan']);

/** Whether a metadata value means that there is none. */
export const isMissingValue = (value: string): boolean => missing.has(value);

/** Whether values of the key are dates. */
export const isDateKey = (key: string): boolean => key.endsWith('DATE');
