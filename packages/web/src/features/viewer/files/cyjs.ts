import type { NetworkScene } from '../scene/scene.ts';

/** Writes a scene as Cytoscape JSON, including positions and uploads. */
export function writeCyjs({ nodes, edges }: NetworkScene): string {
  const parts = {
    nodes: nodes.map(({ id, name, type, size, shape, color, x, y, role }) => ({
      data: { id, name, type, size, showLabel: role === 'tf', shape, color, ...(role === 'user' && { user: true }) },
      position: { x, y },
    })),
    edges: edges.map(({ id, source, target, name, color, arrow, dashed, weight, kind }) => ({
      data: {
        id,
        source: nodes[source].id,
        target: nodes[target].id,
        name,
        color,
        shape: arrow,
        ...(dashed && { line: 'dashed' }),
        ...(weight !== undefined && { weight }),
        ...(kind === 'UPLOADED' && { user: true }),
      },
    })),
  };
  return JSON.stringify({ format_version: '1.0', generated_by: 'Trellis', elements: parts });
}
