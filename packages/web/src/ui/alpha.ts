/** Whether alpha is a number from 0 to 1. */
export const isAlpha = (text: string): boolean => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1;

/** Alpha as a number from 0 to 1; 0.05 for anything else. */
export const alphaOf = (text: string): number => (isAlpha(text) ? Number(text) : 0.05);
