import type { NetworkFigureData, NetworkFigureOptions } from '@trellis/figures';
import { countOf } from '../../../ui/numbers.ts';
import { networkLegend } from '../scene/edgeKinds.ts';
import { dressLegend, maxNamed, plainDress } from '../scene/dressScene.ts';
import { countRoles, type NetworkScene, type SceneNode } from '../scene/scene.ts';
import { labelLines } from './labels.ts';
import { edgeWidth, selectedColor, type NetworkPicture } from './drawing.ts';
import { sceneBox, type CanvasSize, type Viewport } from './viewport.ts';

/** Returns the visible part of a picture as the data of a figure; selected nodes have a border. */
export function networkFigureData({ scene, visible, selection }: NetworkPicture): NetworkFigureData {
  const shown = [...scene.nodes.keys()].filter((index) => visible.nodes[index]);
  const isNamed = selection.nodes.size <= maxNamed;
  const position = new Map(shown.map((index, i) => [index, i]));
  const endAt = (index: number): number => position.get(index) ?? -1;
  return {
    nodes: shown.map((index) => figureNode(scene.nodes[index], selection.nodes.has(index), isNamed)),
    edges: scene.edges
      .filter((_, index) => visible.edges[index])
      .map(({ source, target, color, weight, arrow, dashed }) => ({
        source: endAt(source),
        target: endAt(target),
        color,
        width: edgeWidth(weight),
        arrow,
        dashed,
      })),
  };
}

/** Selected genes have their names too, if they are not too many. */
function figureNode(node: SceneNode, isSelected: boolean, isNamed: boolean): NetworkFigureData['nodes'][number] {
  const { x, y, size, shape, color, label } = node;
  const named = { ...node, label: label || (isSelected && isNamed) };
  return {
    ...{ x, y, size, shape, color },
    ...(named.label && { label: labelLines(named).join('\n') }),
    ...(isSelected && { border: selectedColor }),
  };
}

const legendOf = ({ scene, dress = plainDress }: NetworkPicture) => [...networkLegend(scene), ...dressLegend(dress)];

/** Options of a figure of the whole network, with a legend; for print it has a width in pixels. */
export const wholeFigureOptions = (picture: NetworkPicture, width?: number): NetworkFigureOptions => ({
  title: networkSizeText(picture.scene),
  legend: legendOf(picture),
  width,
});

/** Options of a figure of the visible part at its current size, with the legend and without a title. */
export const windowFigureOptions = (
  picture: NetworkPicture,
  viewport: Viewport,
  { width, height }: CanvasSize,
): NetworkFigureOptions => ({
  title: '',
  legend: legendOf(picture),
  part: sceneBox(viewport, { left: 0, top: 0, right: width, bottom: height }),
  zoom: viewport.zoom,
});

const hasTfAsTarget = ({ nodes, edges }: NetworkScene): boolean =>
  edges.some(({ target }) => nodes[target].role === 'tf');

/** `1,234 edges between 3 TFs and 900 targets`; `other targets` when some targets are TFs. */
export function networkSizeText(scene: NetworkScene): string {
  const { tf, target, user } = countRoles(scene);
  const uploaded = user ? ` and ${countOf(user, 'uploaded gene')}` : '';
  const targets = countOf(target, hasTfAsTarget(scene) ? 'other target' : 'target');
  return `${countOf(scene.edges.length, 'edge')} between ${countOf(tf, 'TF')} and ${targets}${uploaded}`;
}
