import { geneLabel, type NetworkScene, type SceneNode } from '../scene/scene.ts';
import type { SceneItem } from '../scene/selection.ts';

/** Font sizes in units of the scene. */
const fontSizes = {
  permanent: 9,
  /** Small enough for the ids of neighboring targets to fit next to each other. */
  near: 4,
} as const;

/** Smallest legible font size, in pixels. */
export const minLegiblePixels = 8;
/** Font size above which a label does not become easier to read, in pixels. */
const maxLabelPixels = 14;

/** Font size of labels that no longer shrink, and the space between TFs that they need, in pixels. */
const smallLabel = { font: 10, room: 34 } as const;

/** Distance of two TFs in the layout of the server, in units of the scene. */
const tfDistance = 70;

type LabeledNode = Pick<SceneNode, 'id' | 'name' | 'label'> & Partial<Pick<SceneNode, 'role'>>;

/** A label at some zoom. */
export interface NodeLabel {
  readonly lines: readonly string[];
  readonly pixels: number;
}

/** Returns the font size of a node's label in units of the scene. */
export const labelFontSize = ({ label }: LabeledNode): number => (label ? fontSizes.permanent : fontSizes.near);

/** Returns the width of the outline that separates a permanent label from what is behind it. */
export const labelOutline = (font: number): number => font / 5;

/**
 * Returns id and symbol in two lines, so that the label is not wider than the space around its node; where targets have their
 * names on the picture the symbol alone, or the id of a gene without one.
 */
export const labelLines = (node: LabeledNode): string[] =>
  node.label && node.role !== undefined && node.role !== 'tf'
    ? [node.name || node.id]
    : geneLabel(node).replace(' (', '\n(').split('\n');

/**
 * Returns the label of a node at a zoom; undefined when it cannot be read. Permanent labels, those of TFs, keep a legible
 * size: below it they show the symbol alone, as long as there is enough space between two TFs.
 */
export function labelAt(node: LabeledNode, zoom: number, oneTf: boolean): NodeLabel | undefined {
  const pixels = labelFontSize(node) * zoom;
  if (pixels >= minLegiblePixels) return { lines: labelLines(node), pixels: Math.min(pixels, maxLabelPixels) };
  const hasSpace = node.label && (oneTf || tfDistance * zoom >= smallLabel.room);
  return hasSpace ? { lines: [node.name || node.id], pixels: smallLabel.font } : undefined;
}

/** Whether the labels of all nodes, those of targets included, can be read at a zoom. */
export const areAllReadable = (zoom: number): boolean => fontSizes.near * zoom >= minLegiblePixels;

/** Returns the name to show at the pointer; undefined for a node whose own label, with its id, can be read. */
export function tipText({ nodes, edges }: NetworkScene, { group, index }: SceneItem, zoom: number) {
  if (group === 'edges') return edges.at(index)?.name;
  const node = nodes.at(index);
  const isReadable = node?.label && node.role === 'tf' && labelFontSize(node) * zoom >= minLegiblePixels;
  return node && !isReadable ? geneLabel(node) : undefined;
}
