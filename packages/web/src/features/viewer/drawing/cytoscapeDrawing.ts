import cytoscape, { type Core, type EventObject, type SingularElementArgument, type StylesheetJson } from 'cytoscape';
import type { NetworkDrawing, DrawingStart, NetworkPicture } from './drawing.ts';
import { edgeElementId, cytoscapeElements, nodeElementId, placeOfElement } from './cytoscapeElements';
import { hasOneTf, type NetworkScene } from '../scene/scene.ts';
import type { SceneItem } from '../scene/selection.ts';
import { labelFontSize, labelAt, labelOutline } from './labels.ts';
import { cytoscapeStyle } from './cytoscapeStyle';
import { zoomBounds } from './viewport.ts';

/** From this many edges on they are hidden while the view moves. */
const hideEdgesFrom = 1500;

/** Draws with Cytoscape.js on a canvas: the only file that touches it. */
export function drawWithCytoscape({ element, picture, viewport, theme, events }: DrawingStart): NetworkDrawing {
  const cy = cytoscape({
    container: element,
    style: cytoscapeStyle(theme) as StylesheetJson,
    layout: { name: 'preset', fit: false },
    minZoom: zoomBounds.min,
    maxZoom: zoomBounds.max,
    zoom: viewport.zoom,
    pan: { x: viewport.x, y: viewport.y },
    boxSelectionEnabled: false,
    autounselectify: true,
    hideEdgesOnViewport: picture.scene.edges.length > hideEdgesFrom,
    elements: structuredClone(cytoscapeElements(picture.scene)) as cytoscape.ElementDefinition[],
  });
  let colors = theme;
  let shown: NetworkPicture = { ...picture, ...blank(picture.scene) };
  const show = (next: NetworkPicture) => {
    cy.batch(() => {
      if (next.scene !== shown.scene) {
        replaceElements(cy, shown.scene, next.scene);
        labelTfs(cy, next.scene);
      }
      if (!sameShape(shown.scene, next.scene)) shown = { ...next, ...blank(next.scene) };
      markChanges(cy, shown, next);
    });
    shown = next;
  };
  show(picture);
  const label = () => labelTfs(cy, shown.scene);
  cy.on('zoom', label);
  label();
  listen(cy, events);
  return {
    show,
    paint: (next) => {
      // A new style is computed for every element: only when it is another one.
      if (next.ink === colors.ink) return;
      colors = next;
      cy.style(cytoscapeStyle(next) as StylesheetJson);
    },
    moveTo: ({ zoom, x, y }) => void cy.viewport({ zoom, pan: { x, y } }),
    resize: () => void cy.resize(),
    destroy: () => cy.destroy(),
  };
}

/** Writes the permanent labels as they are read best at the zoom. */
function labelTfs(cy: Core, scene: NetworkScene): void {
  const [zoom, alone] = [cy.zoom(), hasOneTf(scene)];
  cy.batch(() => {
    scene.nodes.forEach((node, i) => {
      if (!node.label) return;
      const written = labelAt(node, zoom, alone);
      const font = written ? written.pixels / zoom : labelFontSize(node);
      cy.getElementById(nodeElementId(i)).data({
        ...{ font, outline: labelOutline(font), label: written?.lines.join('\n') ?? '' },
      });
    });
  });
}

/** A picture on which nothing has been marked yet. */
const blank = ({ nodes, edges }: NetworkScene) => ({
  visible: {
    nodes: new Uint8Array(nodes.length).fill(1),
    edges: new Uint8Array(edges.length).fill(1),
    nodeCount: nodes.length,
    edgeCount: edges.length,
  },
  selection: { nodes: new Set<number>(), edges: new Set<number>() },
  lit: undefined,
});

const sameShape = (a: NetworkScene, b: NetworkScene): boolean =>
  a.nodes.length === b.nodes.length && a.edges.length === b.edges.length;

/** Colors and places change in place; anything else is drawn anew. */
function replaceElements(cy: Core, before: NetworkScene, next: NetworkScene): void {
  if (!sameShape(before, next)) {
    cy.elements().remove();
    cy.add(structuredClone(cytoscapeElements(next)) as cytoscape.ElementDefinition[]);
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
function markChanges(cy: Core, before: NetworkPicture, next: NetworkPicture): void {
  for (const group of ['nodes', 'edges'] as const) {
    const idOf = group === 'nodes' ? nodeElementId : edgeElementId;
    next.scene[group].forEach((_, i) => {
      const [old, now] = [marksOf(before, group, i), marksOf(next, group, i)];
      if (old !== now) cy.getElementById(idOf(i)).classes(now);
    });
  }
}

function marksOf({ visible, selection, lit }: NetworkPicture, group: SceneItem['group'], i: number): string {
  const hidden = visible[group][i] ? '' : 'hidden ';
  const chosen = selection[group].has(i) ? 'chosen ' : '';
  return hidden + chosen + (lit && !lit[group].has(i) ? 'dim' : '');
}

function listen(cy: Core, { onPress, onHover, onViewport, onMove }: DrawingStart['events']): void {
  const itemOf = (target: SingularElementArgument): SceneItem => ({
    group: target.isNode() ? 'nodes' : 'edges',
    place: placeOfElement(target.id()),
  });
  cy.on('tap', ({ target, originalEvent }: EventObject) => {
    const add = originalEvent instanceof MouseEvent && (originalEvent.ctrlKey || originalEvent.metaKey);
    onPress(target === cy ? undefined : itemOf(target as SingularElementArgument), add);
  });
  cy.on('mouseover', 'node, edge', ({ target, renderedPosition: { x, y } }: EventObject) => {
    const element = target as SingularElementArgument;
    element.addClass('hover');
    onHover(itemOf(element), x, y);
  });
  cy.on('mouseout', 'node, edge', ({ target }: EventObject) => {
    (target as SingularElementArgument).removeClass('hover');
    onHover(undefined, 0, 0);
  });
  cy.on('viewport', () => onViewport({ zoom: cy.zoom(), ...cy.pan() }));
  cy.on('dragfreeon', 'node', ({ target }: EventObject) => {
    const node = target as cytoscape.NodeSingular;
    onMove(new Map([[placeOfElement(node.id()), { ...node.position() }]]));
  });
}
