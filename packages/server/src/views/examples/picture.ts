import type { PictureInfo } from '@trellis/contract';
import type { FigureTheme, HeatMapPaper } from '@trellis/figures';

/** The pictures that an example can have, named after the views of a result. */
export type PictureName = PictureInfo['name'];

/** Widths of a picture in pixels: for pages with a column next to it, and for phones. */
const pictureWidths = { wide: 600, narrow: 342 } as const;
export type PictureSize = keyof typeof pictureWidths;

/** Colors of a picture on the pages of each theme; those of `tokens.css`. */
const themes: Readonly<Record<HeatMapPaper, FigureTheme>> = {
  light: { ink: '#0f172a', quiet: '#566377', line: '#dfe5ec', paper: '#ffffff' },
  dark: { ink: '#e6ebf2', quiet: '#98a5b6', line: '#2a3749', paper: '#0f1623' },
};

/** What a picture is drawn on. */
export interface Canvas {
  readonly size: PictureSize;
  readonly width: number;
  readonly paper: HeatMapPaper;
  readonly theme: FigureTheme;
}

/** Returns the canvas of a size and a theme. */
export const canvasOf = (size: PictureSize, paper: HeatMapPaper): Canvas => ({
  size,
  width: pictureWidths[size],
  paper,
  theme: themes[paper],
});

/** A place that the text next to a picture explains, in pixels. */
export interface Mark {
  readonly x: number;
  readonly y: number;
}

/** A picture as SVG, with its size in pixels and the places to mark in the order of their numbers. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}
