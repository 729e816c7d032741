import { MultiDirectedGraph } from 'graphology';
import { Sigma } from 'sigma';
import { hasOneTf, type NetworkScene } from '../scene/scene.ts';
import { selectionChanges, type SceneItem } from '../scene/selection.ts';
import type { DrawingStart, NetworkDrawing, NetworkPicture } from './drawing.ts';
import { listenToPointer } from './sigmaPointer.ts';
import { sigmaSettings } from './sigmaSettings.ts';
import type { SigmaState } from './sigmaAppearance.ts';
import { scenePoint, zoomBounds, type Viewport } from './viewport.ts';

/** The camera that shows everything, from which all others are computed. */
const stillCamera = { x: 0.5, y: 0.5, ratio: 1, angle: 0 };

/** Converts between viewports and the camera of sigma, whose y axis points up. */
function sigmaCamera(sigma: Sigma, element: HTMLElement) {
  /** Pixels per unit of the scene when the camera shows everything. */
  const unit = () => {
    const [a, b] = [0, 1000].map((x) => sigma.graphToViewport({ x, y: 0 }, { cameraState: stillCamera }));
    return (b.x - a.x) / 1000;
  };
  return {
    limitZoom: () => {
      const camera = sigma.getCamera();
      camera.minRatio = unit() / zoomBounds.max;
      camera.maxRatio = unit() / zoomBounds.min;
    },
    moveTo: (viewport: Viewport) => {
      const center = scenePoint(viewport, { x: element.clientWidth / 2, y: element.clientHeight / 2 });
      const there = sigma.graphToViewport({ x: center.x, y: -center.y }, { cameraState: stillCamera });
      const { x, y } = sigma.viewportToFramedGraph(there, { cameraState: stillCamera });
      sigma.getCamera().setState({ x, y, ratio: unit() / viewport.zoom, angle: 0 });
    },
    viewport: (): Viewport => {
      const { x, y } = sigma.graphToViewport({ x: 0, y: 0 });
      return { zoom: unit() / sigma.getCamera().ratio, x, y };
    },
  };
}

/** Draws with sigma in WebGL, for large networks. Only the files `sigma*.ts` and `shapeProgram.ts` use sigma. */
export function drawWithSigma({ element, picture, viewport, theme, events }: DrawingStart): NetworkDrawing {
  const state: SigmaState = { picture, theme, viewport, oneTf: hasOneTf(picture.scene), isMoving: false };
  const graph = new MultiDirectedGraph();
  fillGraph(graph, picture.scene);
  const sigma = new Sigma(graph, element, sigmaSettings(state));
  sigma.setCustomBBox(sigma.getBBox());
  const camera = sigmaCamera(sigma, element);
  camera.limitZoom();
  camera.moveTo(viewport);
  sigma.getCamera().on('updated', () => {
    state.viewport = camera.viewport();
    state.isMoving = true;
    events.onViewport(state.viewport);
  });
  sigma.on('afterRender', () => (state.isMoving = false));
  const redraw = () => sigma.refresh({ skipIndexation: true });
  const moveTo = (next: typeof viewport) => {
    state.viewport = next;
    camera.moveTo(next);
  };
  listenToPointer(sigma, state, { events, redraw: (items) => redrawItems(sigma, items) });
  return {
    show: (next) => showPicture(sigma, state, next),
    paint: (next) => {
      if (next.ink === state.theme.ink) return;
      state.theme = next;
      redraw();
    },
    moveTo,
    resize: () => {
      const { width, height } = sigma.getDimensions();
      if (width === element.clientWidth && height === element.clientHeight) return;
      sigma.resize();
      camera.limitZoom();
      moveTo(state.viewport);
      redraw();
    },
    destroy: () => sigma.kill(),
  };
}

/** Keys of nodes and edges are their indices; sigma's y axis points up. */
function fillGraph(graph: ReturnType<Sigma['getGraph']>, { nodes, edges }: NetworkScene): void {
  graph.clear();
  nodes.forEach(({ x, y }, index) => graph.addNode(String(index), { x, y: -y }));
  edges.forEach(({ source, target }, index) =>
    graph.addDirectedEdgeWithKey(String(index), String(source), String(target)),
  );
}

/** Redraws as little as the difference between the old and the new picture asks for. */
function showPicture(sigma: Sigma, state: SigmaState, next: NetworkPicture): void {
  const before = state.picture;
  if (next === before) return;
  state.picture = next;
  if (next.scene !== before.scene) {
    state.oneTf = hasOneTf(next.scene);
    fillGraph(sigma.getGraph(), next.scene);
    sigma.refresh();
  } else if (next.visible !== before.visible || next.lit !== before.lit) sigma.refresh({ skipIndexation: true });
  else redrawItems(sigma, selectionChanges(before.selection, next.selection));
}

function redrawItems(sigma: Sigma, items: readonly SceneItem[]): void {
  const keysOf = (group: SceneItem['group']) =>
    items.filter((item) => item.group === group).map(({ index }) => String(index));
  sigma.refresh({ partialGraph: { nodes: keysOf('nodes'), edges: keysOf('edges') }, skipIndexation: true });
}
