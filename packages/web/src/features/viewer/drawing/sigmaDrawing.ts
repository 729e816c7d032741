import { MultiDirectedGraph } from 'graphology';
import { Sigma } from 'sigma';
import {
  createEdgeArrowHeadProgram,
  createEdgeClampedProgram,
  createEdgeCompoundProgram,
  EdgeArrowProgram,
  EdgeLineProgram,
  EdgeRectangleProgram,
} from 'sigma/rendering';
import type { Settings } from 'sigma/settings';
import type { MouseCoords } from 'sigma/types';
import {
  edgeWidth,
  hoverColor,
  type NetworkDrawing,
  type DrawingStart,
  type DrawingTheme,
  type NetworkPicture,
} from './drawing.ts';
import { labelAt, labelOutline } from './labels.ts';
import { mixColors } from './mixColor.ts';
import { edgeAt } from './edgeAt';
import { hasOneTf, type NetworkScene } from '../scene/scene.ts';
import type { SceneItem } from '../scene/selection.ts';
import { ShapeProgram } from './shapeProgram.ts';
import { scenePoint, zoomBounds, type Viewport } from './viewport.ts';

/** Selected, as six digits: the shaders read nothing else. */
const chosenColor = '#317bf6';
/** How much of its color a dimmed thing keeps. */
const dimmed = 0.12;
/**
 * Above this many edges they are lines of one pixel, without arrows: wide ones cost so much that the page stands still on
 * a machine without a graphics card. What is selected or lit keeps its width and arrow.
 */
const thinFrom = 20_000;
/** How near in pixels the pointer must be to an edge. */
const reach = 4;

/** A head so short and wide that it is a bar. */
const tee = { lengthToThicknessRatio: 0.5, widenessToThicknessRatio: 4 };

const programs: Partial<Settings> = {
  nodeProgramClasses: { shape: ShapeProgram },
  nodeHoverProgramClasses: { shape: ShapeProgram },
  edgeProgramClasses: {
    triangle: EdgeArrowProgram,
    tee: createEdgeCompoundProgram([createEdgeClampedProgram(tee), createEdgeArrowHeadProgram(tee)]),
    none: EdgeRectangleProgram,
    line: EdgeLineProgram,
  },
};

/** Draws with sigma in WebGL, for large networks: the only file, beside its shader, that touches it. */
export function drawWithSigma({ element, picture, viewport, theme, events }: DrawingStart): NetworkDrawing {
  let shown = picture;
  let colors = theme;
  let alone = hasOneTf(picture.scene);
  let hovered: SceneItem | undefined;
  let at = viewport;
  let moving = false;
  const graph = new MultiDirectedGraph();
  fill(graph, picture.scene);

  const sigma = new Sigma(graph, element, {
    ...programs,
    allowInvalidContainer: true,
    defaultNodeType: 'shape',
    defaultEdgeType: 'triangle',
    defaultDrawNodeHover: () => undefined,
    defaultDrawNodeLabel: (context, data) =>
      drawLabel(context, data, { scene: shown.scene, alone, zoom: at.zoom, colors }),
    hideEdgesOnMove: true,
    hideLabelsOnMove: true,
    itemSizesReference: 'positions',
    zoomToSizeRatioFunction: (ratio) => ratio,
    minEdgeThickness: 0.5,
    stagePadding: 0,
    labelRenderedSizeThreshold: 0,
    labelDensity: 4,
    labelGridCellSize: 80,
    zIndex: true,
    nodeReducer: (_, data) => nodeLook(shown, data['place'] as number, { hovered, colors }),
    edgeReducer: (_, data) => edgeLook(shown, data['place'] as number, { hovered, colors }),
  });
  sigma.setCustomBBox(sigma.getBBox());

  const still = { x: 0.5, y: 0.5, ratio: 1, angle: 0 };
  /** Pixels per unit of the scene when the camera shows everything. */
  const unit = () => {
    const [a, b] = [0, 1000].map((x) => sigma.graphToViewport({ x, y: 0 }, { cameraState: still }));
    return (b.x - a.x) / 1000;
  };
  const limit = () => {
    const camera = sigma.getCamera();
    camera.minRatio = unit() / zoomBounds.max;
    camera.maxRatio = unit() / zoomBounds.min;
  };
  const moveTo = (next: Viewport) => {
    at = next;
    const center = scenePoint(next, { x: element.clientWidth / 2, y: element.clientHeight / 2 });
    const there = sigma.graphToViewport({ x: center.x, y: -center.y }, { cameraState: still });
    const { x, y } = sigma.viewportToFramedGraph(there, { cameraState: still });
    sigma.getCamera().setState({ x, y, ratio: unit() / next.zoom, angle: 0 });
  };
  const seen = (): Viewport => {
    const { x, y } = sigma.graphToViewport({ x: 0, y: 0 });
    return { zoom: unit() / sigma.getCamera().ratio, x, y };
  };
  const redraw = (items: readonly SceneItem[]) => {
    const of = (group: SceneItem['group']) =>
      items.filter((item) => item.group === group).map(({ place }) => String(place));
    sigma.refresh({ partialGraph: { nodes: of('nodes'), edges: of('edges') }, skipIndexation: true });
  };
  const hover = (item: SceneItem | undefined, x: number, y: number) => {
    if (item?.group === hovered?.group && item?.place === hovered?.place) return;
    const changed = [hovered, item].filter((one) => one !== undefined);
    hovered = item;
    redraw(changed);
    events.onHover(item, x, y);
  };

  limit();
  moveTo(viewport);
  sigma.getCamera().on('updated', () => {
    at = seen();
    moving = true;
    events.onViewport(at);
  });
  sigma.on('afterRender', () => (moving = false));
  const isAdding = ({ original }: MouseCoords) => 'ctrlKey' in original && (original.ctrlKey || original.metaKey);
  const pointed = ({ x, y }: MouseCoords): SceneItem | undefined => {
    const place = edgeAt(shown.scene, shown.visible, scenePoint(at, { x, y }), reach / at.zoom);
    return place === undefined ? undefined : { group: 'edges', place };
  };
  sigma.on('enterNode', ({ node }) => {
    const { x, y } = shown.scene.nodes[Number(node)];
    hover({ group: 'nodes', place: Number(node) }, at.x + x * at.zoom, at.y + y * at.zoom);
  });
  sigma.on('leaveNode', () => hover(undefined, 0, 0));
  sigma.on('moveBody', ({ event }) => {
    if (hovered?.group === 'nodes' || moving || sigma.getMouseCaptor().isMouseDown) return;
    hover(pointed(event), event.x, event.y);
  });
  sigma.on('clickNode', ({ node, event }) =>
    events.onPress({ group: 'nodes', place: Number(node) }, isAdding(event)),
  );
  sigma.on('clickStage', ({ event }) => events.onPress(pointed(event), isAdding(event)));

  return {
    show: (next) => {
      const before = shown;
      if (next === before) return;
      shown = next;
      if (next.scene !== before.scene) {
        alone = hasOneTf(next.scene);
        fill(graph, next.scene);
        sigma.refresh();
      } else if (next.visible !== before.visible || next.lit !== before.lit) sigma.refresh({ skipIndexation: true });
      else redraw(differing(before, next));
    },
    paint: (next) => {
      if (next.ink === colors.ink) return;
      colors = next;
      sigma.refresh({ skipIndexation: true });
    },
    moveTo,
    resize: () => {
      const { width, height } = sigma.getDimensions();
      if (width === element.clientWidth && height === element.clientHeight) return;
      sigma.resize();
      limit();
      moveTo(at);
      sigma.refresh({ skipIndexation: true });
    },
    destroy: () => sigma.kill(),
  };
}

function fill(graph: MultiDirectedGraph, { nodes, edges }: NetworkScene): void {
  graph.clear();
  nodes.forEach(({ x, y }, place) => graph.addNode(String(place), { place, x, y: -y }));
  edges.forEach(({ source, target }, place) =>
    graph.addDirectedEdgeWithKey(String(place), String(source), String(target), { place }),
  );
}

/** What is selected in one of two pictures only. */
function differing({ selection: a }: NetworkPicture, { selection: b }: NetworkPicture): SceneItem[] {
  return (['nodes', 'edges'] as const).flatMap((group) => {
    const changed = [...a[group], ...b[group]].filter((place) => a[group].has(place) !== b[group].has(place));
    return changed.map((place) => ({ group, place }));
  });
}

interface Around {
  readonly hovered: SceneItem | undefined;
  readonly colors: DrawingTheme;
}

const isHovered = ({ hovered }: Around, group: SceneItem['group'], place: number) =>
  hovered?.group === group && hovered.place === place;

function nodeLook({ scene, visible, selection, lit }: NetworkPicture, place: number, around: Around) {
  const node = scene.nodes[place];
  const chosen = selection.nodes.has(place);
  const dim = lit && !lit.nodes.has(place);
  const border = chosen ? chosenColor : isHovered(around, 'nodes', place) ? hoverColor : undefined;
  return {
    x: node.x,
    y: -node.y,
    type: 'shape',
    label: String(place),
    size: node.size / 2,
    shape: node.shape,
    color: dim ? mixColors(node.color, around.colors.paper, dimmed * 2) : node.color,
    border,
    forceLabel: node.label,
    hidden: !visible.nodes[place],
    zIndex: border ? 3 : dim ? 0 : node.label ? 2 : 1,
  };
}

function edgeLook({ scene, visible, selection, lit }: NetworkPicture, place: number, around: Around) {
  const { color, weight, arrow } = scene.edges[place];
  const chosen = selection.edges.has(place);
  const dim = lit && !lit.edges.has(place);
  const hovered = isHovered(around, 'edges', place);
  return {
    type: scene.edges.length <= thinFrom || chosen || hovered || (lit && !dim) ? arrow : 'line',
    color: chosen ? chosenColor : dim ? mixColors(color, around.colors.paper, dimmed) : color,
    size: edgeWidth(weight) + (chosen || hovered ? 2 : 0),
    hidden: !visible.edges[place],
    zIndex: chosen || hovered ? 2 : dim ? 0 : 1,
  };
}

interface LabelPlace {
  readonly label: string | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface LabelDrawing {
  readonly scene: NetworkScene;
  /** Whether there is but one TF. */
  readonly alone: boolean;
  readonly zoom: number;
  readonly colors: DrawingTheme;
}

/** The label below its node, where it can be read. */
function drawLabel(
  context: CanvasRenderingContext2D,
  { label, x, y, size }: LabelPlace,
  { scene, alone, zoom, colors }: LabelDrawing,
): void {
  const node = scene.nodes.at(Number(label));
  if (!node) return;
  const written = labelAt(node, zoom, alone);
  if (!written) return;
  const { lines, pixels } = written;
  context.font = `${pixels}px Inter, Helvetica, Arial, sans-serif`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = labelOutline(pixels);
  context.strokeStyle = colors.paper;
  context.fillStyle = colors.ink;
  lines.forEach((line, i) => {
    const base = y + size + pixels * (1 + i * 1.15);
    context.strokeText(line, x, base);
    context.fillText(line, x, base);
  });
}
