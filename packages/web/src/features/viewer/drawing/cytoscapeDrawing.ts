import { edgeOpacity } from '@trellis/figures';
import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import { hasOneTf, type NetworkScene } from '../scene/scene.ts';
import { cytoscapeElements, edgeElementId, marksOf, nodeElementId, unmarkedPicture } from './cytoscapeElements.ts';
import { listenToCytoscape } from './cytoscapePointer.ts';
import { cytoscapeRules } from './cytoscapeStyle.ts';
import type { DrawingStart, DrawingTheme, NetworkDrawing, NetworkPicture } from './drawing.ts';
import { areAllReadable, labelAt, labelFontSize, labelOutline } from './labels.ts';
import { zoomBounds } from './viewport.ts';

/** Above this number, edges are hidden while the view moves. */
const maxMovingEdges = 1500;

/** Draws with Cytoscape.js on a canvas. Only the files `cytoscape*.ts` use it. */
export function drawWithCytoscape(start: DrawingStart): NetworkDrawing {
  const cy = createGraph(start);
  let theme = start.theme;
  let shown = unmarkedPicture(start.picture.scene);
  let opacity = opacityOf(start.picture);
  let isNear = false;
  const restyle = () => void cy.style(styleSheet(theme, opacity));
  const show = (next: NetworkPicture) => {
    updateGraph(cy, { before: shown, next, isNear });
    shown = next;
    if (opacityOf(next) === opacity) return;
    opacity = opacityOf(next);
    restyle();
  };
  const label = () => {
    labelTfs(cy, shown.scene);
    if (isNear === areAllReadable(cy.zoom())) return;
    isNear = !isNear;
    cy.nodes().toggleClass('near', isNear);
  };
  show(start.picture);
  cy.on('zoom', label);
  label();
  listenToCytoscape(cy, start.events);
  return {
    show,
    paint: (next) => {
      // Setting the style recomputes every element, so only a changed theme does it.
      if (next.ink === theme.ink) return;
      theme = next;
      restyle();
    },
    moveTo: ({ zoom, x, y }) => void cy.viewport({ zoom, pan: { x, y } }),
    resize: () => void cy.resize(),
    destroy: () => cy.destroy(),
  };
}

const opacityOf = ({ visible }: NetworkPicture): number => edgeOpacity(visible.edgeCount);

const createGraph = ({ element, picture, viewport, theme }: DrawingStart): Core =>
  cytoscape({
    container: element,
    style: styleSheet(theme, opacityOf(picture)),
    layout: { name: 'preset', fit: false },
    minZoom: zoomBounds.min,
    maxZoom: zoomBounds.max,
    zoom: viewport.zoom,
    pan: { x: viewport.x, y: viewport.y },
    boxSelectionEnabled: false,
    autounselectify: true,
    hideEdgesOnViewport: picture.scene.edges.length > maxMovingEdges,
    elements: cytoscapeElements(picture.scene),
  });

const styleSheet = (theme: DrawingTheme, opacity: number): StylesheetJson =>
  cytoscapeRules(theme, opacity) as StylesheetJson;

/** Two pictures, and whether the labels of all nodes can be read. */
interface PictureChange {
  readonly before: NetworkPicture;
  readonly next: NetworkPicture;
  readonly isNear: boolean;
}

/** Updates what differs between two pictures. */
function updateGraph(cy: Core, change: PictureChange): void {
  const { before, next } = change;
  cy.batch(() => {
    if (next.scene !== before.scene) {
      updateElements(cy, before.scene, next.scene);
      if (change.isNear) cy.nodes().addClass('near');
      labelTfs(cy, next.scene);
    }
    const isSame = hasSameElements(before.scene, next.scene);
    markChanges(cy, { ...change, before: isSame ? before : unmarkedPicture(next.scene) });
  });
}

/** Writes the permanent labels in the size and form that is legible at the current zoom. */
function labelTfs(cy: Core, scene: NetworkScene): void {
  const [zoom, oneTf] = [cy.zoom(), hasOneTf(scene)];
  cy.batch(() => {
    scene.nodes.forEach((node, i) => {
      if (!node.label) return;
      const text = labelAt(node, zoom, oneTf);
      const font = text ? text.pixels / zoom : labelFontSize(node);
      const label = text?.lines.join('\n') ?? '';
      cy.getElementById(nodeElementId(i)).data({ font, outline: labelOutline(font), label });
    });
  });
}

/** Whether both have the same elements, in the same dress. */
const hasSameElements = (a: NetworkScene, b: NetworkScene): boolean =>
  a.nodes.length === b.nodes.length &&
  a.edges.length === b.edges.length &&
  a.nodes.every(({ label, size, color }, i) => {
    const node = b.nodes[i];
    return label === node.label && size === node.size && color === node.color;
  });

/** Updates colors and positions in place; replaces all elements when nodes or edges were added or removed. */
function updateElements(cy: Core, before: NetworkScene, next: NetworkScene): void {
  if (!hasSameElements(before, next)) {
    cy.elements().remove();
    cy.add(cytoscapeElements(next));
    return;
  }
  next.edges.forEach(({ color }, i) => {
    if (color !== before.edges[i].color) cy.getElementById(edgeElementId(i)).data('color', color);
  });
  next.nodes.forEach(({ x, y }, i) => {
    if (x !== before.nodes[i].x || y !== before.nodes[i].y) cy.getElementById(nodeElementId(i)).position({ x, y });
  });
}

/** Sets the classes of the elements whose marks differ between two pictures. */
function markChanges(cy: Core, { before, next, isNear }: PictureChange): void {
  for (const group of ['nodes', 'edges'] as const) {
    const idOf = group === 'nodes' ? nodeElementId : edgeElementId;
    next.scene[group].forEach((_, index) => {
      const [old, now] = [before, next].map((picture) => marksOf(picture, { group, index }, isNear));
      if (old !== now) cy.getElementById(idOf(index)).classes(now);
    });
  }
}
