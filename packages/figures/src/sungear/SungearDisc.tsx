import type { FigureTheme } from '../parts/theme.ts';
import type { SungearTint } from './color.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Undefined for the paper's color. */
  readonly tint: SungearTint | undefined;
  readonly theme: FigureTheme;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** A tinted circle over an opaque one in the paper's color. */
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
