import type { FigureTheme } from '../parts/theme.ts';
import type { SungearTint } from './color.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** None for a circle of paper. */
  readonly tint: SungearTint | undefined;
  readonly theme: FigureTheme;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** A circle with a tint over paper, which hides what is under it. */
export function SungearDisc({ x, y, r, tint, theme, stroke, strokeWidth }: Props) {
  const clear = tint && tint.opacity < 1;
  return (
    <>
      {clear && <circle cx={x} cy={y} r={r} fill={theme.paper} />}
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={tint?.color ?? theme.paper}
        fillOpacity={clear ? tint.opacity : undefined}
        stroke={stroke}
        strokeWidth={strokeWidth}
      />
    </>
  );
}
