import { dashOffset } from '@trellis/figures';
import type { ElementDefinition } from 'cytoscape';
import type { NetworkScene, SceneEdge, SceneNode } from '../scene/scene.ts';
import { edgeWidth } from './drawing.ts';
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
