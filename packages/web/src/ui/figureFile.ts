import type { ReactElement } from 'react';
import { saveFile } from './saveFile.ts';
import { pngBlob, svgBlob, svgMarkup } from './svgFile.ts';

export type FigureFormat = 'svg' | 'png';

/** A figure as a file: SVG, or PNG of 300 dots per inch with its fonts. */
async function figureFile(figure: ReactElement, format: FigureFormat): Promise<Blob> {
  const markup = svgMarkup(figure);
  if (format === 'svg') return svgBlob(markup);
  const { interFaces } = await import('./interFaces.ts');
  return pngBlob(markup, interFaces);
}

/** Saves a figure; the name of the file ends with the format. */
export async function saveFigure(name: string, figure: ReactElement, format: FigureFormat): Promise<void> {
  saveFile(`${name}.${format}`, await figureFile(figure, format));
}
