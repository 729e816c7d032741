import { FigureFrame } from '../parts/FigureFrame.tsx';
import type { FigureTheme } from '../parts/theme.ts';
import { LegendSign } from './LegendSign.tsx';
import type { DrawnEdge, DrawnNode, NetworkFigureLayout } from './types.ts';

interface Props {
  readonly layout: NetworkFigureLayout;
  readonly theme: FigureTheme;
  readonly label: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A network with its title and legend. */
export function NetworkFigure({ layout, theme, label }: Props) {
  const { title, legend } = layout;
  return (
    <FigureFrame size={layout} theme={theme} label={label}>
      <g fill="none">
        {layout.edges.map((edge, i) => (
          <Edge key={i} edge={edge} />
        ))}
      </g>
      <g>
        {layout.nodes.map((node, i) => (
          <Node key={i} node={node} theme={theme} />
        ))}
      </g>
      {title && (
        <text x={24} y={34} fontSize={14} fontWeight={600} fill={theme.ink}>
          {title}
        </text>
      )}
      {legend.map(({ x, y, label: text, color, sign }) => (
        <g key={text} transform={`translate(${round(x)} ${round(y)})`}>
          <LegendSign sign={sign} color={color} />
          <text x={30} y={4} fontSize={12} fill={theme.ink}>
            {text}
          </text>
        </g>
      ))}
    </FigureFrame>
  );
}

function Edge({ edge: { curve, head, arrow, color, width } }: { readonly edge: DrawnEdge }) {
  const [x1, y1, cx, cy, x2, y2] = curve.map(round);
  const points = head.map(round).join(' ');
  return (
    <>
      <path d={`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} stroke={color} strokeWidth={round(width)} />
      {arrow === 'triangle' && <polygon points={points} fill={color} />}
      {arrow === 'tee' && <polyline points={points} stroke={color} strokeWidth={round(width * 1.5)} />}
    </>
  );
}

function Node({ node, theme }: { readonly node: DrawnNode; readonly theme: FigureTheme }) {
  const { x, y, size, shape, color, border, lines, fontSize } = node;
  const half = size / 2;
  const style = { fill: color, stroke: border, strokeWidth: border ? round(size / 10) : undefined };
  return (
    <>
      {shape === 'triangle' ? (
        <polygon points={[x, y - half, x + half, y + half, x - half, y + half].map(round).join(' ')} {...style} />
      ) : (
        <rect
          x={round(x - half)}
          y={round(y - half)}
          width={round(size)}
          height={round(size)}
          rx={shape === 'round-rectangle' ? round(size / 5) : undefined}
          {...style}
        />
      )}
      {lines.map((line, i) => (
        <text
          key={i}
          x={round(x)}
          y={round(y + half + fontSize * (1.1 + i * 1.2))}
          fontSize={round(fontSize)}
          textAnchor="middle"
          fill={theme.ink}
          stroke={theme.paper}
          strokeWidth={round(fontSize / 5)}
          paintOrder="stroke"
        >
          {line}
        </text>
      ))}
    </>
  );
}
