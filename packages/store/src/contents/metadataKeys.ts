/** A metadata key as it is kept: upper case, blanks as `_`. */
export const normalizeKey = (key: string): string => key.trim().toUpperCase().replace(/\s/g, '_');

/** Values that say that there is none. */
const missing = new Set(['', 'NA', 'N/A', 'n/a', 'NaN', 'NAN', 'nan']);

/** Whether a metadata value reads as missing. */
export const isMissingValue = (value: string): boolean => missing.has(value);

/** Whether values of the key are dates. */
export const isDateKey = (key: string): boolean => key.endsWith('DATE');
