import { pixelsOf } from '@trellis/figures';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { canvasPng, dpi } from './canvasPng.ts';
import type { FigureFormat, FigureToSave } from './figureFormats.ts';
import { saveFile } from './saveFile.ts';

/** Renders a figure outside of the page. */
function svgOf(figure: ReactElement): SVGElement {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(figure));
  const svg = holder.firstElementChild?.cloneNode(true);
  root.unmount();
  if (svg instanceof SVGElement) return svg;
  throw new Error('The figure is empty.');
}

/** Renders a figure and returns its markup. */
const svgMarkup = (figure: ReactElement): string => new XMLSerializer().serializeToString(svgOf(figure));

const svgBlob = (markup: string): Blob => new Blob([markup], { type: 'image/svg+xml' });

/** Pixels per CSS pixel. */
const printScale = dpi / 96;

/** Draws the markup of a figure as a PNG of 300 dots per inch, with the fonts of `fontCss`; those of the page do not apply. */
async function pngBlob(markup: string, fontCss = ''): Promise<Blob> {
  const styled = markup.replace(/>/, `><style>${fontCss}</style>`);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * printScale);
  canvas.height = Math.round(picture.naturalHeight * printScale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvasPng(canvas);
}

/** What a user should know about a saved file. */
type Note = string | undefined;

/** Saves a figure; the name of the file ends with the format. Answers with a note on the file, if there is one. */
export async function saveFigure({ name, draw }: FigureToSave, format: FigureFormat): Promise<Note> {
  if (typeof format === 'object') return savePdf({ name, draw }, format.widthMm);
  saveFile(`${name}.${format}`, await pictureFile(draw(), format));
  return undefined;
}

async function pictureFile(figure: ReactElement, format: 'svg' | 'png'): Promise<Blob> {
  const markup = svgMarkup(figure);
  if (format === 'svg') return svgBlob(markup);
  const { interFaces } = await import('./interFaces.ts');
  return pngBlob(markup, interFaces);
}

async function savePdf({ name, draw }: FigureToSave, widthMm: number): Promise<Note> {
  const { figurePdf } = await import('./figurePdf.ts');
  const made = await figurePdf(svgOf(draw(pixelsOf(widthMm))), { widthMm, title: name });
  saveFile(`${name}.pdf`, new Blob([made.bytes], { type: 'application/pdf' }));
  return sizeNote(made, widthMm);
}

/** Height of a whole page, which leaves no room for a legend. Source: the full depth of a page of Nature journals, 247 mm. */
const pageMm = 247;

/** Says that a PDF is wider than asked, or taller than a page; undefined for one that is neither. */
export function sizeNote(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  requestedMm: number,
): string | undefined {
  const notes: string[] = [];
  if (widthMm !== requestedMm)
    notes.push(`The PDF is ${widthMm} mm wide: at ${requestedMm} mm its text would be smaller than 6 points.`);
  if (heightMm > pageMm)
    notes.push(
      `${notes.length ? 'It' : 'The PDF'} is ${heightMm} mm tall, more than a page of a journal (${pageMm} mm): show fewer rows, or divide it.`,
    );
  return notes.join(' ') || undefined;
}
