import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws a figure away from the page and returns its markup, as a file would hold it. */
export function svgMarkup(figure: ReactElement): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(figure));
  const svg = holder.firstElementChild;
  const markup = svg ? new XMLSerializer().serializeToString(svg) : '';
  root.unmount();
  return markup;
}

export const svgBlob = (markup: string): Blob => new Blob([markup], { type: 'image/svg+xml' });

/** Pixels per CSS pixel that give 300 dots per inch. */
const printScale = 300 / 96;

/** The markup of a figure as a picture of 300 dots per inch. `fontCss` carries the fonts; a picture sees none of the page's. */
export async function pngBlob(markup: string, fontCss = ''): Promise<Blob> {
  const styled = markup.replace(/>/, `><style>${fontCss}</style>`);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * printScale);
  canvas.height = Math.round(picture.naturalHeight * printScale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser cannot make a picture of this size.');
  return blob;
}
