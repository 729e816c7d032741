import type { FigureTheme } from '@trellis/figures';

/** Colors of a figure on the page: those of the current theme. */
export const pageTheme: FigureTheme = {
  ink: 'var(--ink)',
  quiet: 'var(--ink-3)',
  line: 'var(--line)',
  paper: 'var(--paper)',
};
