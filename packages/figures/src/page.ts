/** Points per millimeter, and per CSS pixel at 96 to the inch. */
const pointsPerMm = 72 / 25.4;
const pointsPerPixel = 0.75;

/** Widths of figures in journals: one column, one and a half, two. */
export const columnWidths = [
  { name: 'one column', widthMm: 90 },
  { name: 'one and a half columns', widthMm: 140 },
  { name: 'two columns', widthMm: 180 },
] as const;

/** White space around a figure. */
const marginMm = 2;

/** Journals refuse smaller text. */
const minTextPt = 6;

/** Width in pixels for which a figure of so many millimeters is laid out. */
export const pixelsOf = (widthMm: number): number =>
  Math.floor(((widthMm - 2 * marginMm) * pointsPerMm) / pointsPerPixel);

/** A page: its size in points and in whole millimeters, and where the figure begins and ends. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly figure: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly widthMm: number;
  readonly heightMm: number;
}

interface DrawnFigure {
  /** Size of the figure in pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of its smallest text in pixels; infinite without text. */
  readonly smallestText: number;
}

/**
 * The page of a figure: as wide as asked, or wider where its smallest text would be smaller than 6 points. A smaller figure keeps
 * its size, in the middle.
 */
export function pageOf({ width, height, smallestText }: DrawnFigure, widthMm: number): Page {
  const margin = marginMm * pointsPerMm;
  const fitting = (widthMm * pointsPerMm - 2 * margin) / width;
  const legible = Math.min(minTextPt / smallestText, pointsPerPixel);
  const scale = Math.min(Math.max(fitting, legible), pointsPerPixel);
  const pageWidth = Math.max(width * scale + 2 * margin, widthMm * pointsPerMm);
  const pageHeight = height * scale + 2 * margin;
  const figure = { x: (pageWidth - width * scale) / 2, y: margin, width: width * scale, height: height * scale };
  return {
    width: pageWidth,
    height: pageHeight,
    figure,
    widthMm: Math.round(pageWidth / pointsPerMm),
    heightMm: Math.round(pageHeight / pointsPerMm),
  };
}
