import type { NetworkLegendEntry } from './types.ts';

/** Dashes and gaps of a legend symbol, in pixels. */
export const legendDash: readonly number[] = [5, 3];

/** Legend symbol of a kind of edge or node, 24 px wide, vertically centered at 0. */
export function LegendSign({ sign, color, dashed }: Pick<NetworkLegendEntry, 'sign' | 'color' | 'dashed'>) {
  if (sign === 'tf') return <polygon points="12 -6 18 6 6 6" fill={color} />;
  if (sign === 'target' || sign === 'user') {
    return <rect x={6} y={-6} width={12} height={12} rx={sign === 'user' ? 3 : undefined} fill={color} />;
  }
  return (
    <>
      <path
        d={sign === 'triangle' ? 'M0 0H18' : 'M0 0H23'}
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dashed ? legendDash.join(' ') : undefined}
        fill="none"
      />
      {sign === 'triangle' && <polygon points="24 0 17 -4 17 4" fill={color} />}
      {sign === 'tee' && <path d="M23 -5V5" stroke={color} strokeWidth={2} fill="none" />}
    </>
  );
}
