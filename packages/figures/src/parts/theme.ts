/** Colors of what is not data in a figure; any CSS color, so that a page may pass its own variables. */
export interface FigureTheme {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly paper: string;
}

/** For paper, files and slides. */
export const printTheme: FigureTheme = { ink: '#0f172a', quiet: '#566377', line: '#dfe5ec', paper: '#ffffff' };

export const figureFont = "Inter, 'Helvetica Neue', Arial, sans-serif";
