import { edgeWidth } from './drawing';
import { labelFontSize, labelLines, labelOutline } from './labels';
import type { NetworkScene } from '../scene/scene';

/** An element as Cytoscape.js takes it. Ids are places in the scene: names of genes and edges never become selectors. */
export interface CytoscapeElement {
  readonly group: 'nodes' | 'edges';
  readonly data: Readonly<Record<string, string | number | undefined>>;
  readonly position?: { readonly x: number; readonly y: number };
}

export const nodeElementId = (place: number): string => `n${place}`;
export const edgeElementId = (place: number): string => `e${place}`;
export const placeOfElement = (id: string): number => Number(id.slice(1));

/** The elements of a scene. */
export function cytoscapeElements({ nodes, edges }: NetworkScene): CytoscapeElement[] {
  return [
    ...nodes.map((node, i): CytoscapeElement => {
      const { size, shape, color, x, y } = node;
      const text = { label: labelLines(node).join('\n'), font: labelFontSize(node) };
      const permanent = node.label ? { permanent: 1, outline: labelOutline(labelFontSize(node)) } : {};
      return {
        group: 'nodes',
        data: { id: nodeElementId(i), size, shape, color, ...text, ...permanent },
        position: { x, y },
      };
    }),
    ...edges.map(({ source, target, color, arrow, weight, kind }, i): CytoscapeElement => {
      const uploaded = kind === 'UPLOADED' ? { uploaded: 1 } : {};
      const ends = { source: nodeElementId(source), target: nodeElementId(target) };
      return {
        group: 'edges',
        data: { id: edgeElementId(i), ...ends, color, arrow, width: edgeWidth(weight), ...uploaded },
      };
    }),
  ];
}
