import { nodeStyles } from '@trellis/core';
import { edgesWithEnds } from '../scene/edgesWithEnds';
import { uploadedNode, type EdgeArrow, type NetworkScene, type SceneNode } from '../scene/scene.ts';

const text = { d: 'string' };

const passed = (attribute: string) => ({ type: 'PASSTHROUGH', definition: { attribute } });

/** A look for each value of an attribute. */
const chosen = (attribute: string, looks: Readonly<Record<string, string>>) => ({
  type: 'DISCRETE',
  definition: { attribute, map: Object.entries(looks).map(([v, vp]) => ({ v, vp })) },
});

const shapes: Readonly<Record<SceneNode['role'], string>> = {
  tf: nodeStyles.tf.shape,
  target: nodeStyles.target.shape,
  user: uploadedNode.shape,
};

const arrows: Readonly<Record<EdgeArrow, string>> = { triangle: 'triangle', tee: 'tee', none: 'none' };

/**
 * The scene in CX2, the format of NDEx and Cytoscape, with its places, colors, shapes and arrows. Format: Cytoscape
 * Exchange Format Specification, version 2 (July 2025); looks: CX2 Visual Styles.
 */
export function writeCx2(scene: NetworkScene): string {
  const aspects = {
    attributeDeclarations: [
      {
        networkAttributes: { name: text, generator: text },
        nodes: { name: text, represents: text, gene_type: text, role: text, color: text },
        edges: {
          interaction: text,
          kind: text,
          directed: { d: 'boolean' },
          arrow: text,
          color: text,
          weight: { d: 'double' },
        },
      },
    ],
    networkAttributes: [{ name: 'query', generator: 'Trellis' }],
    nodes: scene.nodes.map(({ id, name, type, role, x, y, color }, i) => ({
      ...{ id: i, x, y },
      v: { name: name || id, represents: id, gene_type: type, role, color },
    })),
    edges: edgesWithEnds(scene).map(({ source, target, name, kind, weight, directed, arrow, color }, i) => ({
      ...{ id: i, s: source, t: target },
      v: { interaction: name, kind, directed, arrow, color, ...(weight !== undefined && { weight }) },
    })),
    visualProperties: [
      {
        default: { network: { NETWORK_BACKGROUND_COLOR: '#ffffff' }, node: {}, edge: {} },
        nodeMapping: {
          NODE_LABEL: passed('name'),
          NODE_BACKGROUND_COLOR: passed('color'),
          NODE_SHAPE: chosen('role', shapes),
        },
        edgeMapping: {
          EDGE_LINE_COLOR: passed('color'),
          EDGE_TARGET_ARROW_COLOR: passed('color'),
          EDGE_TARGET_ARROW_SHAPE: chosen('arrow', arrows),
        },
      },
    ],
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
