import type { MouseEvent } from 'react';
import type { FigureTheme } from '../parts/theme.ts';
import { sungearColors } from './color.ts';
import { pressOf } from './press.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { NumberedName, SungearPress } from './types.ts';

interface Props {
  readonly names: readonly NumberedName[];
  readonly theme: FigureTheme;
  /** Indices of the analyses to highlight. */
  readonly lit?: ReadonlySet<number>;
  /** Called on a click on a name. The number next to the corner is what the keyboard reaches. */
  readonly onPress?: (index: number, press: SungearPress) => void;
}

/** The key of numbered corners or rows: each number with the name of its analysis. */
export function NumberedNames({ names, theme, lit, onPress }: Props) {
  return (
    <g fontSize={sizes.nameText} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {names.map(({ index, number, x, y, lines }) => (
        <g
          key={index}
          fill={lit?.has(index) ? sungearColors.chosen : theme.ink}
          fontWeight={lit?.has(index) ? 600 : undefined}
          cursor={onPress && 'pointer'}
          onClick={onPress && ((event: MouseEvent) => onPress(index, pressOf(event)))}
        >
          <text x={x - sizes.numberPad} y={y} textAnchor="end" fill={theme.quiet}>
            {number}
          </text>
          {lines.map((line, i) => (
            <text key={i} x={x} y={y + i * sizes.nameLine}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
