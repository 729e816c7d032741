interface SignProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly sign: string;
  readonly fill: string;
}

/** The sign in a circle, if it has one. */
export function CircleSign({ x, y, r, sign, fill }: SignProps) {
  if (!sign) return null;
  return (
    <text
      x={x}
      y={y + Math.min(r, 14) * 0.4}
      fontSize={Math.min(r, 14) * 1.2}
      fontWeight={600}
      textAnchor="middle"
      fill={fill}
      pointerEvents="none"
    >
      {sign}
    </text>
  );
}
