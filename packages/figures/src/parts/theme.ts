/** Colors of everything in a figure that is not data; any CSS color, including a page's variables. */
export interface FigureTheme {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly paper: string;
}

/** Theme of downloaded files. */
export const printTheme: FigureTheme = { ink: '#0f172a', quiet: '#566377', line: '#dfe5ec', paper: '#ffffff' };

export const figureFont = "Inter, 'Helvetica Neue', Arial, sans-serif";
