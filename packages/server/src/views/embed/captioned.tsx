import { renderToStaticMarkup } from 'react-dom/server';
import { figureFont, textWidth, type FigureTheme } from '@trellis/figures';
import { escapeXml } from '@trellis/core/formats';
import type { Drawing } from '../examples/picture.ts';

/** Font size, line height and margin of a caption, in pixels. */
const sizes = { text: 11, line: 15, margin: 10 } as const;

/** Share of the width that is kept free, since the reader's font can be wider than the one that is measured. */
const reserve = 0.1;

/** Splits a text into lines that fit a width in pixels; a word that is longer than a line has one of its own. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, sizes.text) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Returns the SVG of a figure with lines of text below it that say how its p-values were computed, so that they stay with the
 * picture wherever it is copied. `title` and the text are also what a screen reader says.
 */
export function withCaption(
  { svg, width, height }: Pick<Drawing, 'svg' | 'width' | 'height'>,
  { title, text, theme }: { readonly title: string; readonly text: string; readonly theme: FigureTheme },
): string {
  const lines = wrapText(text, (width - 2 * sizes.margin) * (1 - reserve));
  const total = height + lines.length * sizes.line + sizes.margin;
  const caption = (
    <text fontFamily={figureFont} fontSize={sizes.text} fill={theme.quiet} aria-hidden>
      {lines.map((line, i) => (
        <tspan key={i} x={sizes.margin} y={height + (i + 1) * sizes.line - 4}>
          {line}
        </tspan>
      ))}
    </text>
  );
  const paper = <rect width={width} height={total} fill={theme.paper} />;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" role="img">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(text)}</desc>`,
    renderToStaticMarkup(paper),
    svg,
    renderToStaticMarkup(caption),
    '</svg>',
  ].join('');
}
