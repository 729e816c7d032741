import { nodeStyles } from '@trellis/core/views';
import { edgesWithEnds } from '../scene/sceneEdges.ts';
import { uploadedNode, type EdgeArrow, type NetworkScene, type SceneNode } from '../scene/scene.ts';

/**
 * Writes a scene in CX2, the format of NDEx and Cytoscape, with positions, colors, shapes and arrows. Source: Cytoscape
 * Exchange Format Specification, version 2 (July 2025), and its visual styles.
 */
export function writeCx2(scene: NetworkScene): string {
  const aspects = {
    attributeDeclarations: [declarations],
    networkAttributes: [{ name: 'query', generator: 'Trellis' }],
    nodes: scene.nodes.map(cx2Node),
    edges: edgesWithEnds(scene).map(({ source, target, name, kind, weight, directed, arrow, dashed, color }, i) => ({
      ...{ id: i, s: source, t: target },
      v: {
        interaction: name,
        kind,
        directed,
        arrow,
        line: dashed ? 'dashed' : 'solid',
        color,
        ...(weight !== undefined && { weight }),
      },
    })),
    visualProperties: [visualProperties],
  };
  const counts = Object.entries(aspects).map(([name, { length }]) => ({ name, elementCount: length }));
  const blocks = Object.entries(aspects).map(([name, elements]) => ({ [name]: elements }));
  return JSON.stringify([
    { CXVersion: '2.0', hasFragments: false },
    { metaData: counts },
    ...blocks,
    { status: [{ error: '', success: true }] },
  ]);
}

const text = { d: 'string' };

const declarations = {
  networkAttributes: { name: text, generator: text },
  nodes: { name: text, represents: text, gene_type: text, role: text, color: text },
  edges: {
    interaction: text,
    kind: text,
    directed: { d: 'boolean' },
    arrow: text,
    line: text,
    color: text,
    weight: { d: 'double' },
  },
};

const cx2Node = ({ id, name, type, role, x, y, color }: SceneNode, index: number) => ({
  ...{ id: index, x, y },
  v: { name: name || id, represents: id, gene_type: type, role, color },
});

/** Maps the value of an attribute to a visual property as it is. */
const passthrough = (attribute: string) => ({ type: 'PASSTHROUGH', definition: { attribute } });

/** Maps each value of an attribute to a value of a visual property. */
const discrete = (attribute: string, values: Readonly<Record<string, string>>) => ({
  type: 'DISCRETE',
  definition: { attribute, map: Object.entries(values).map(([v, vp]) => ({ v, vp })) },
});

const shapes: Readonly<Record<SceneNode['role'], string>> = {
  tf: nodeStyles.tf.shape,
  target: nodeStyles.target.shape,
  user: uploadedNode.shape,
};

const arrows: Readonly<Record<EdgeArrow, string>> = { triangle: 'triangle', tee: 'tee', none: 'none' };

const visualProperties = {
  default: { network: { NETWORK_BACKGROUND_COLOR: '#ffffff' }, node: {}, edge: {} },
  nodeMapping: {
    NODE_LABEL: passthrough('name'),
    NODE_BACKGROUND_COLOR: passthrough('color'),
    NODE_SHAPE: discrete('role', shapes),
  },
  edgeMapping: {
    EDGE_LINE_COLOR: passthrough('color'),
    EDGE_LINE_STYLE: discrete('line', { solid: 'solid', dashed: 'dashed' }),
    EDGE_TARGET_ARROW_COLOR: passthrough('color'),
    EDGE_TARGET_ARROW_SHAPE: discrete('arrow', arrows),
  },
};
