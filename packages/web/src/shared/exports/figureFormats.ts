import { columnWidths } from '@trellis/figures';
import type { ReactElement } from 'react';

/** Draws a figure for a file: laid out for a width in pixels, or as wide as it is by itself. */
type DrawFigure = (width?: number) => ReactElement;

/** A figure that can be saved. */
export interface FigureToSave {
  /** Name of its files, without ending. */
  readonly name: string;
  readonly draw: DrawFigure;
}

/** SVG, PNG of 300 dots per inch, or PDF of a width in millimeters. */
export type FigureFormat = 'svg' | 'png' | { readonly widthMm: number };

/** The widths of a PDF, the widest first. */
export const pdfWidths = columnWidths.toReversed();
