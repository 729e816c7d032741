import { geneLabel, type SceneNode } from '../scene/scene.ts';

/** Fonts in units of the scene. */
const fonts = {
  permanent: 9,
  /** So that the ids of targets, which stand close together, fit side by side. */
  near: 4,
} as const;

/** Pixels below which text cannot be read, and above which it does not become easier to read. */
export const minLegiblePixels = 8;
const largest = 14;

/** Pixels of the labels that do not shrink any more, and of the room that they need. */
const least = { font: 10, room: 34 } as const;

/** Distance of two TFs as the server places them, in units of the scene. */
const tfStep = 70;

type Named = Pick<SceneNode, 'id' | 'name' | 'label'>;

/** A label as it is written on the screen. */
export interface NodeLabel {
  readonly lines: readonly string[];
  readonly pixels: number;
}

/** The font of a node's label in units of the scene. */
export const labelFontSize = ({ label }: Named): number => (label ? fonts.permanent : fonts.near);

/** Width of the paper round the letters of a permanent label. */
export const labelOutline = (font: number): number => font / 5;

/** The label in two lines, so that it is not wider than the room of its node. */
export const labelLines = (node: Named): string[] => geneLabel(node).replace(' (', '\n(').split('\n');

/**
 * The label of a node at a zoom; undefined where nobody could read it. Permanent labels, those of TFs, do not become
 * smaller than can be read: from then on they are the symbol alone, as long as there is room between two TFs.
 */
export function labelAt(node: Named, zoom: number, alone: boolean): NodeLabel | undefined {
  const pixels = labelFontSize(node) * zoom;
  if (pixels >= minLegiblePixels) return { lines: labelLines(node), pixels: Math.min(pixels, largest) };
  const hasRoom = node.label && (alone || tfStep * zoom >= least.room);
  return hasRoom ? { lines: [node.name || node.id], pixels: least.font } : undefined;
}
