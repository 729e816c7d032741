import { useMemo } from 'react';
import { demoNetwork } from './demoNetwork.ts';

/** Colors of induced and repressed edges, and of TFs and targets, as in the network viewer. */
const colors = { induced: '#4daf4a', repressed: '#e41a1c', tf: '#1f9d55', target: '#377eb8' };

/** Side of a node, and the room round the network, in its own units. */
const [node, edge] = [20, 30];

/** The network of three TFs as small as it can be read: edges, targets and the names of the TFs. */
export function NetworkSketch({ width, label }: { readonly width: number; readonly label: string }) {
  const { nodes, edges } = demoNetwork;
  const box = useMemo(() => boxOf(nodes), [nodes]);
  const height = (width * box.height) / box.width;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      {edges.map(([source, target, induced], index) => (
        <line
          key={index}
          x1={nodes[source][0]}
          y1={nodes[source][1]}
          x2={nodes[target][0]}
          y2={nodes[target][1]}
          stroke={induced ? colors.induced : colors.repressed}
          strokeOpacity={0.45}
        />
      ))}
      {nodes.map(([x, y, tf], index) =>
        tf ? (
          <g key={index}>
            <path d={`M${x} ${y - 14}l14 25h-28z`} fill={colors.tf} />
            <text x={x} y={y + 28} fontSize={16} textAnchor="middle" fontStyle="italic" fill="var(--ink)">
              {tf}
            </text>
          </g>
        ) : (
          <rect key={index} x={x - 8} y={y - 8} width={16} height={16} rx={2} fill={colors.target} />
        ),
      )}
    </svg>
  );
}

function boxOf(nodes: typeof demoNetwork.nodes) {
  const [xs, ys] = [nodes.map(([x]) => x), nodes.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - node - edge, Math.min(...ys) - node];
  return { x: left, y: top, width: Math.max(...xs) + node - left, height: Math.max(...ys) + edge - top };
}
