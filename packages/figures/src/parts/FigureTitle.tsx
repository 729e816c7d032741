import type { PlacedText } from './placedText.ts';
import type { FigureTheme } from './theme.ts';
import { titleSize } from './title.ts';

/** Draws the lines of `placeTitle`. */
export function FigureTitle({
  lines,
  theme,
}: {
  readonly lines: readonly PlacedText[];
  readonly theme: FigureTheme;
}) {
  return lines.map(({ text, x, y }) => (
    <text key={y} x={x} y={y} fontSize={titleSize} fontWeight={600} fill={theme.ink}>
      {text}
    </text>
  ));
}
