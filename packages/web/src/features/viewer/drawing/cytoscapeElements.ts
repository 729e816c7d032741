import { dashOffset } from '@trellis/figures';
import type { ElementDefinition } from 'cytoscape';
import type { NetworkScene, SceneEdge, SceneNode } from '../scene/scene.ts';
import { emptySelection, type SceneItem } from '../scene/selection.ts';
import { edgeWidth, type NetworkPicture } from './drawing.ts';
import { labelFontSize, labelLines, labelOutline } from './labels.ts';

export const nodeElementId = (index: number): string => `n${index}`;
export const edgeElementId = (index: number): string => `e${index}`;
export const elementIndex = (id: string): number => Number(id.slice(1));

/** Returns the elements of a scene for Cytoscape.js. Ids are made of indices, so that gene names never become selectors. */
export const cytoscapeElements = ({ nodes, edges }: NetworkScene): ElementDefinition[] => [
  ...nodes.map(nodeElement),
  ...edges.map(edgeElement),
];

function nodeElement(node: SceneNode, index: number): ElementDefinition {
  const { size, shape, color, x, y } = node;
  const font = labelFontSize(node);
  const permanent = node.label ? { permanent: 1, outline: labelOutline(font) } : {};
  const label = labelLines(node).join('\n');
  return {
    group: 'nodes',
    data: { id: nodeElementId(index), size, shape, color, label, font, ...permanent },
    position: { x, y },
  };
}

function edgeElement(
  { source, target, color, arrow, dashed, weight, kind }: SceneEdge,
  index: number,
): ElementDefinition {
  const flags = {
    ...(kind === 'UPLOADED' && { uploaded: 1 }),
    ...(dashed && { dashed: 1, dashOffset: dashOffset(index) }),
  };
  const ends = { source: nodeElementId(source), target: nodeElementId(target) };
  return {
    group: 'edges',
    data: { id: edgeElementId(index), ...ends, color, arrow, width: edgeWidth(weight), ...flags },
  };
}

/**
 * Returns the classes that show the state of a node or an edge, separated by blanks; empty for none. `isNear`: whether the
 * labels of all nodes can be read.
 */
export function marksOf(
  { visible, selection, lit }: NetworkPicture,
  { group, index }: SceneItem,
  isNear = false,
): string {
  const hidden = visible[group][index] ? '' : 'hidden ';
  const chosen = selection[group].has(index) ? 'chosen ' : '';
  const near = isNear && group === 'nodes' ? 'near ' : '';
  return near + hidden + chosen + (!lit ? '' : lit[group].has(index) ? 'lit' : 'dim');
}

const ones = (length: number): Uint8Array => new Uint8Array(length).fill(1);

/** Returns a picture without marks: everything is visible, nothing is selected or dimmed. */
export const unmarkedPicture = (scene: NetworkScene): NetworkPicture => ({
  scene,
  visible: { nodes: ones(scene.nodes.length), edges: ones(scene.edges.length), edgeCount: scene.edges.length },
  selection: emptySelection,
  lit: undefined,
});
