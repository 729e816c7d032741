import { demoNetwork, type DemoNetwork } from './demoNetwork.ts';

type DemoNode = DemoNetwork['nodes'][number];

/** Colors of induced and repressed edges, and of TFs and targets, as in the network viewer. */
const colors = { induced: '#4daf4a', repressed: '#e41a1c', tf: '#1f9d55', target: '#377eb8' };

/** Side of a node, and the larger margin for the names, in the units of the network. */
const [nodeSize, margin] = [20, 30];

/** The network of three TFs as a small figure: edges, targets, and TFs with their symbols. */
export function NetworkSketch({ width, label }: { readonly width: number; readonly label: string }) {
  const { nodes, edges } = demoNetwork;
  return (
    <svg
      width={width}
      height={(width * viewBox.height) / viewBox.width}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="img"
      aria-label={label}
    >
      {edges.map(({ source, target, isInduced }, index) => (
        <line
          key={index}
          x1={nodes[source].x}
          y1={nodes[source].y}
          x2={nodes[target].x}
          y2={nodes[target].y}
          stroke={isInduced ? colors.induced : colors.repressed}
          strokeOpacity={0.45}
        />
      ))}
      {nodes.map((node, index) => (
        <NodeShape key={index} node={node} />
      ))}
    </svg>
  );
}

function NodeShape({ node: { x, y, symbol } }: { readonly node: DemoNode }) {
  if (symbol === undefined) {
    return <rect x={x - 8} y={y - 8} width={16} height={16} rx={2} fill={colors.target} />;
  }
  return (
    <g>
      <path d={`M${x} ${y - 14}l14 25h-28z`} fill={colors.tf} />
      <text x={x} y={y + 28} fontSize={16} textAnchor="middle" fontStyle="italic" fill="var(--ink)">
        {symbol}
      </text>
    </g>
  );
}

const viewBox = viewBoxOf(demoNetwork.nodes);

function viewBoxOf(nodes: readonly DemoNode[]) {
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - nodeSize - margin, Math.min(...ys) - nodeSize];
  return { x: left, y: top, width: Math.max(...xs) + nodeSize - left, height: Math.max(...ys) + margin - top };
}
