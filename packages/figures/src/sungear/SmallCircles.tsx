import type { FigureTheme } from '../parts/theme.ts';
import type { SungearTint } from './color.ts';
import { dotsOf } from './dots.ts';
import type { PlacedNode } from './types.ts';

/** Opacity of small circles whose difference can be chance. */
const faint = 0.4;

/** Fill of a small circle, which has no outline. */
export const smallTint = (tint: SungearTint | undefined, theme: FigureTheme): SungearTint =>
  tint ?? { color: theme.quiet, opacity: faint };

/** The small circles of a picture that nothing points at, as dots. */
export function SmallCircles({
  nodes,
  theme,
}: {
  readonly nodes: readonly PlacedNode[];
  readonly theme: FigureTheme;
}) {
  return (
    <g fill="none" strokeLinecap="round">
      {dotsOf(nodes).map(({ tint, width, path }, i) => {
        const { color, opacity } = smallTint(tint, theme);
        return <path key={i} d={path} stroke={color} strokeOpacity={opacity} strokeWidth={width} />;
      })}
    </g>
  );
}
