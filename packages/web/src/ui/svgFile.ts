import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { canvasPng, dpi } from './canvasPng.ts';

/** Renders a figure outside of the page and returns its markup. */
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

/** Pixels per CSS pixel. */
const printScale = dpi / 96;

/** Draws the markup of a figure as a PNG of 300 dots per inch, with the fonts of `fontCss`; those of the page do not apply. */
export async function pngBlob(markup: string, fontCss = ''): Promise<Blob> {
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
