import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureFont } from '@trellis/figures';
import type { Drawing, Mark } from './picture.ts';

/** Radius of the disc behind the number of a mark, in pixels. */
const radius = 10;

/** Renders a figure with its size and its marks. */
export const rendered = (
  figure: ReactElement,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  marks: readonly Mark[] = [],
): Drawing => ({ svg: renderToStaticMarkup(figure), width, height, marks });

/** Returns the SVG of a drawing with its marks, which are numbered from 1. */
export const withMarks = ({ svg, width, height, marks }: Drawing): string => {
  const inside = ({ x, y }: Mark): Mark => ({
    x: Math.min(Math.max(x, radius + 2), width - radius - 2),
    y: Math.min(Math.max(y, radius + 2), height - radius - 2),
  });
  return svg.replace(/<\/svg>$/, `${renderToStaticMarkup(<Marks places={marks.map(inside)} />)}</svg>`);
};

function Marks({ places }: { readonly places: readonly Mark[] }) {
  return (
    <g fontFamily={figureFont} fontSize={12} fontWeight={600} textAnchor="middle">
      {places.map(({ x, y }, i) => (
        <g key={i} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <circle r={radius} fill="#1f6f43" stroke="#ffffff" strokeWidth={1.5} />
          <text y={4} fill="#ffffff">
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
