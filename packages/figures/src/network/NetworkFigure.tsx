import { inkOn } from '../parts/color.ts';
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
  const { title, legend, edgeOpacity } = layout;
  const opacity = edgeOpacity < 1 ? round(edgeOpacity) : undefined;
  return (
    <FigureFrame size={layout} theme={theme} label={label}>
      <g fill="none" strokeOpacity={opacity} fillOpacity={opacity}>
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
      {legend.map(({ x, y, label: text, ...symbol }) => (
        <g key={text} transform={`translate(${round(x)} ${round(y)})`}>
          <LegendSign {...symbol} />
          <text x={30} y={4} fontSize={12} fill={theme.ink}>
            {text}
          </text>
        </g>
      ))}
    </FigureFrame>
  );
}

/** The path of a quadratic curve, or of a cubic one if it has two control points. */
function pathOf(curve: readonly number[]): string {
  const [x, y, ...rest] = curve.map(round);
  return `M${x} ${y}${rest.length === 4 ? 'Q' : 'C'}${rest.join(' ')}`;
}

function Edge({ edge: { curve, head, arrow, color, width, dash, dashOffset } }: { readonly edge: DrawnEdge }) {
  const points = head.map(round).join(' ');
  return (
    <>
      <path
        d={pathOf(curve)}
        stroke={color}
        strokeWidth={round(width)}
        strokeDasharray={dash.length ? dash.map(round).join(' ') : undefined}
        strokeDashoffset={dashOffset ? round(dashOffset) : undefined}
      />
      {arrow === 'triangle' && <polygon points={points} fill={color} />}
      {arrow === 'tee' && <polyline points={points} stroke={color} strokeWidth={round(width * 1.5)} />}
    </>
  );
}

interface NodeProps {
  readonly node: DrawnNode;
  readonly theme: FigureTheme;
}

/** Width of the paper around boxes in pixels, which hides edges that pass between two of them. */
const boxGap = 3;

/** A node with its label inside. */
function BoxNode({ node: { x, y, color, lines, fontSize, box }, theme }: NodeProps) {
  const { width, height } = box ?? { width: 0, height: 0 };
  return (
    <>
      <rect
        x={round(x - width / 2)}
        y={round(y - height / 2)}
        width={round(width)}
        height={round(height)}
        rx={2}
        fill={color}
        stroke={theme.paper}
        strokeWidth={boxGap}
      />
      <text
        x={round(x)}
        y={round(y + fontSize * 0.36)}
        fontSize={round(fontSize)}
        textAnchor="middle"
        fill={inkOn(color)}
      >
        {lines[0]}
      </text>
    </>
  );
}

function Node({ node, theme }: NodeProps) {
  if (node.box) return <BoxNode node={node} theme={theme} />;
  const { x, y, size, shape, color, border, lines, labelShift = 0, fontSize } = node;
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
          x={round(x + labelShift)}
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
