import { FigureFrame } from '../parts/FigureFrame.tsx';
import { FigureTitle } from '../parts/FigureTitle.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { baseColors, glyphs } from './glyphs.ts';
import type { LogoLayout } from './types.ts';

interface Props {
  readonly layout: LogoLayout;
  readonly theme: FigureTheme;
  /** Accessible name. */
  readonly label: string;
}

/** A sequence logo; its letters are outlines, so that every program draws them alike. */
export function Logo({ layout, theme, label }: Props) {
  const { axis, ticks, axisTitle, positions } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label}>
      <FigureTitle lines={layout.title} theme={theme} />
      <line x1={axis.x} x2={axis.x} y1={axis.y1} y2={axis.y2} stroke={theme.quiet} />
      <g fontSize={11} fill={theme.quiet} textAnchor="end">
        {ticks.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g fontSize={11} fill={theme.quiet} textAnchor="middle">
        <text x={axisTitle.x} y={axisTitle.y} transform={`rotate(-90 ${axisTitle.x} ${axisTitle.y})`}>
          {axisTitle.text}
        </text>
        {positions.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {layout.letters.map(({ base, x, y, width, height }) => (
        <path
          key={`${base} ${x}`}
          d={glyphs[base]}
          fill={baseColors[base]}
          fillRule="evenodd"
          transform={`translate(${round(x)} ${round(y)}) scale(${round(width / 100)} ${round(height / 100)})`}
        />
      ))}
    </FigureFrame>
  );
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
