import { edgeWidth } from '../drawing/drawing.ts';
import { fontOf, linesOf, outlineOf } from '../drawing/labels.ts';
import type { Scene } from './scene.ts';

/** An element as Cytoscape.js takes it. Ids are places in the scene: names of genes and edges never become selectors. */
export interface Element {
  readonly group: 'nodes' | 'edges';
  readonly data: Readonly<Record<string, string | number | undefined>>;
  readonly position?: { readonly x: number; readonly y: number };
}

export const nodeId = (place: number): string => `n${place}`;
export const edgeId = (place: number): string => `e${place}`;
export const placeOf = (id: string): number => Number(id.slice(1));

/** The elements of a scene. */
export function elementsOf({ nodes, edges }: Scene): Element[] {
  return [
    ...nodes.map((node, i): Element => {
      const { size, shape, color, x, y } = node;
      const text = { label: linesOf(node).join('\n'), font: fontOf(node) };
      const permanent = node.label ? { permanent: 1, outline: outlineOf(fontOf(node)) } : {};
      return {
        group: 'nodes',
        data: { id: nodeId(i), size, shape, color, ...text, ...permanent },
        position: { x, y },
      };
    }),
    ...edges.map(({ source, target, color, arrow, weight, kind }, i): Element => {
      const uploaded = kind === 'UPLOADED' ? { uploaded: 1 } : {};
      const ends = { source: nodeId(source), target: nodeId(target) };
      return {
        group: 'edges',
        data: { id: edgeId(i), ...ends, color, arrow, width: edgeWidth(weight), ...uploaded },
      };
    }),
  ];
}
