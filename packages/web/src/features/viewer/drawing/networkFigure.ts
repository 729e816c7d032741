import type { NetworkFigureData, NetworkFigureOptions } from '@trellis/figures';
import { edgeWidth, selectedColor, type NetworkPicture } from './drawing.ts';
import { networkLegend } from '../scene/edgeKinds';
import { countRoles, geneLabel, type NetworkScene } from '../scene/scene.ts';
import { countOf } from '../../../ui/numbers.ts';
import { scenePoint, type CanvasSize, type Viewport } from './viewport.ts';

/** What is drawn, as a figure takes it: what is hidden is left out, what is selected has its border. */
export function networkFigureData({ scene, visible, selection }: NetworkPicture): NetworkFigureData {
  const place = new Int32Array(scene.nodes.length).fill(-1);
  const nodes = scene.nodes.filter((_, i) => visible.nodes[i]);
  let next = 0;
  scene.nodes.forEach((_, i) => {
    if (visible.nodes[i]) place[i] = next++;
  });
  const chosen = new Set([...selection.nodes].map((i) => place[i]));
  return {
    nodes: nodes.map((node, i) => ({
      x: node.x,
      y: node.y,
      size: node.size,
      shape: node.shape,
      color: node.color,
      ...(node.label && { label: geneLabel(node).replace(' (', '\n(') }),
      ...(chosen.has(i) && { border: selectedColor }),
    })),
    edges: scene.edges
      .filter((_, i) => visible.edges[i])
      .map(({ source, target, color, weight, arrow }) => ({
        source: place[source],
        target: place[target],
        color,
        width: edgeWidth(weight),
        arrow,
      })),
  };
}

/** The whole network with its legend. */
export const wholeFigureOptions = (scene: NetworkScene, title: string): NetworkFigureOptions => ({
  title,
  legend: networkLegend(scene),
});

/** What the window shows, at its size, without title and legend. */
export function windowFigureOptions(viewport: Viewport, { width, height }: CanvasSize): NetworkFigureOptions {
  const [start, end] = [scenePoint(viewport, { x: 0, y: 0 }), scenePoint(viewport, { x: width, y: height })];
  const part = { left: start.x, top: start.y, right: end.x, bottom: end.y };
  return { title: '', legend: [], part, zoom: viewport.zoom };
}

const tfsAreTargets = ({ nodes, edges }: NetworkScene): boolean =>
  edges.some(({ target }) => nodes[target].role === 'tf');

/** `1,234 edges between 3 TFs and 900 targets`; `other targets` where some of them are TFs. */
export function networkSizeText(scene: NetworkScene): string {
  const { tf, target, user } = countRoles(scene);
  const uploaded = user ? ` and ${countOf(user, 'uploaded gene')}` : '';
  const targets = countOf(target, tfsAreTargets(scene) ? 'other target' : 'target');
  return `${countOf(scene.edges.length, 'edge')} between ${countOf(tf, 'TF')} and ${targets}${uploaded}`;
}
