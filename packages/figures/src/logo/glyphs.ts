import type { Base } from './types.ts';

/** Color of each base, with a contrast of at least 3:1 on light and dark paper. */
export const baseColors: Readonly<Record<Base, string>> = { A: '#2e8b1d', C: '#4264f0', G: '#b07300', T: '#d63a2b' };

/** The right side of C and G down to their opening, and their inner curve. */
const round = 'M100 28C91 10 74 0 53 0C21 0 0 21 0 50C0 79 21 100 53 100';
const inner = 'C34 82 21 69 21 50C21 31 34 18 54 18C66 18 75 24 80 36Z';

/** Outline of each letter as an SVG path (even-odd) that fills a square of 100. */
export const glyphs: Readonly<Record<Base, string>> = {
  A: 'M0 100L36 0H64L100 100H78L70.5 78H29.5L22 100ZM35 61H65L50 17Z',
  C: `${round}C74 100 91 90 100 72L80 64C75 76 66 82 54 82${inner}`,
  G: `${round}C74 100 91 92 100 80V46H54V63H80V73C75 79 66 82 54 82${inner}`,
  T: 'M0 0H100V17H60V100H40V17H0Z',
};
