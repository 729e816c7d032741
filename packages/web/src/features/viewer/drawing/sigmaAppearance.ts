import { blendColors, edgeOpacity } from '@trellis/figures';
import { isLoop, loopRing } from '../scene/loops.ts';
import type { NetworkScene, SceneEdge } from '../scene/scene.ts';
import type { SceneItem } from '../scene/selection.ts';
import { edgeWidth, hoverColor, maxWideEdges, type DrawingTheme, type NetworkPicture } from './drawing.ts';
import type { Viewport } from './viewport.ts';

/** What a drawing with sigma currently shows. */
export interface SigmaState {
  picture: NetworkPicture;
  theme: DrawingTheme;
  viewport: Viewport;
  /** Whether the scene has only one TF. */
  oneTf: boolean;
  hovered?: SceneItem | undefined;
  /** Whether the camera has moved since the last frame. */
  isMoving: boolean;
}

const cache = new Map<string, string>();

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/**
 * Returns a color `#rrggbb` with an opacity (0 to 1) as `#rrggbbaa` whose channels are multiplied by the opacity: sigma
 * blends colors that are premultiplied, but does not multiply them.
 */
function premultiplied(color: string, opacity: number): string {
  if (opacity >= 1) return color;
  const key = `${color}${opacity}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const channels = [1, 3, 5].map((at) => hex(parseInt(color.slice(at, at + 2), 16) * opacity));
  const made = `#${channels.join('')}${hex(opacity * 255)}`;
  cache.set(key, made);
  return made;
}

/** The color of the selection as `#rrggbb`, the only notation that the shaders read. */
const selectedHex = '#317bf6';

/** Share of paper in the color of dimmed nodes and edges. */
const paperShare = { nodes: 0.76, edges: 0.88 } as const;

type AppearanceState = Pick<SigmaState, 'picture' | 'theme' | 'hovered'>;

const isHovered = ({ hovered }: AppearanceState, group: SceneItem['group'], index: number): boolean =>
  hovered?.group === group && hovered.index === index;

/** Returns how sigma draws a node; its y axis points up. */
export function nodeAppearance(state: AppearanceState, index: number) {
  const { scene, visible, selection, lit } = state.picture;
  const node = scene.nodes[index];
  const isDimmed = lit !== undefined && !lit.nodes.has(index);
  const hoverBorder = isHovered(state, 'nodes', index) ? hoverColor : undefined;
  const border = selection.nodes.has(index) ? selectedHex : hoverBorder;
  return {
    x: node.x,
    y: -node.y,
    type: 'shape',
    label: String(index),
    size: node.size / 2,
    shape: node.shape,
    color: isDimmed ? blendColors(node.color, state.theme.paper, paperShare.nodes) : node.color,
    border,
    forceLabel: node.label,
    hidden: !visible.nodes[index],
    zIndex: border ? 3 : isDimmed ? 0 : node.label ? 2 : 1,
  };
}

/**
 * Returns how sigma draws an edge. The more edges are visible (or lit), the more transparent they are, except for those that
 * stand out.
 */
export function edgeAppearance(state: AppearanceState, index: number) {
  const { scene, visible, selection, lit } = state.picture;
  const edge = scene.edges[index];
  const isSelected = selection.edges.has(index);
  const standsOut = isSelected || isHovered(state, 'edges', index);
  const isLit = lit?.edges.has(index) ?? false;
  const isDimmed = lit !== undefined && !isLit;
  const opacity = standsOut ? 1 : edgeOpacity(lit && isLit ? lit.edges.size : visible.edgeCount);
  const shade = isDimmed ? blendColors(edge.color, state.theme.paper, paperShare.edges) : edge.color;
  const isWide = scene.edges.length <= maxWideEdges || standsOut || isLit;
  return {
    ...(isLoop(edge) ? loopShape(scene, index) : { type: lineType(edge, isWide) }),
    color: premultiplied(isSelected ? selectedHex : shade, opacity),
    size: edgeWidth(edge.weight) + (standsOut ? 2 : 0),
    hidden: !visible.edges[index],
    zIndex: standsOut ? 2 : isDimmed ? 0 : 1,
  };
}

/** Returns the name of the program that draws an edge between two nodes. */
function lineType({ arrow, dashed }: SceneEdge, isWide: boolean): string {
  if (!isWide) return dashed ? 'thinDashes' : 'line';
  return dashed ? 'dashes' : arrow;
}

function loopShape(scene: NetworkScene, index: number) {
  const { arrow, dashed } = scene.edges[index];
  return { type: 'loop', arrow, dashed, radius: loopRing(scene, index).radius };
}
