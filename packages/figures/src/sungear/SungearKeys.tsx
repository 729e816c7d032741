import type { FigureTheme } from '../parts/theme.ts';
import { SungearDisc } from './SungearDisc.tsx';
import { arrowLength, keyArrows, swatchesWidth } from './keys.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { SungearKey } from './types.ts';

/** Legend of colors and areas. */
export function SungearKeys({ keys, theme }: { readonly keys: readonly SungearKey[]; readonly theme: FigureTheme }) {
  return (
    <g fontSize={sizes.keyText} fill={theme.ink}>
      {keys.map(({ tints, text, x, y, hasArrows }) => (
        <g key={text}>
          {hasArrows && (
            <path d={keyArrows(x - 6 - arrowLength - sizes.swatch, y - 4)} stroke={theme.quiet} strokeWidth={1} />
          )}
          {tints.map((tint, i) => (
            <SungearDisc
              key={i}
              x={
                x -
                6 -
                (hasArrows ? arrowLength : 0) -
                swatchesWidth(tints.length) +
                sizes.swatch +
                i * sizes.swatch * 1.6
              }
              y={y - 4}
              r={sizes.swatch - 0.5}
              tint={tint}
              theme={theme}
              stroke={theme.quiet}
              strokeWidth={1}
            />
          ))}
          <text x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
