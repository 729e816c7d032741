import type { Sigma } from 'sigma';
import type { MouseCoords } from 'sigma/types';
import type { SceneItem } from '../scene/selection.ts';
import type { DrawingEvents } from './drawing.ts';
import { edgeAt } from './edgeAt.ts';
import type { SigmaState } from './sigmaState.ts';
import { scenePoint } from './viewport.ts';

/** Distance from the pointer within which an edge is found, in pixels. */
const maxEdgeDistance = 4;

interface Options {
  readonly events: Pick<DrawingEvents, 'onPress' | 'onHover'>;
  readonly redraw: (items: readonly SceneItem[]) => void;
}

/** Reports hovered and clicked items. Sigma reports nodes; edges are found by their distance from the pointer. */
export function listenToPointer(sigma: Sigma, state: SigmaState, { events, redraw }: Options): void {
  const hover = (item: SceneItem | undefined, x: number, y: number) => {
    const before = state.hovered;
    if (item?.group === before?.group && item?.index === before?.index) return;
    state.hovered = item;
    redraw([before, item].filter((one) => one !== undefined));
    events.onHover(item, x, y);
  };
  sigma.on('enterNode', ({ node }) => {
    const { picture, viewport } = state;
    const { x, y } = picture.scene.nodes[Number(node)];
    hover(nodeItem(node), viewport.x + x * viewport.zoom, viewport.y + y * viewport.zoom);
  });
  sigma.on('leaveNode', () => hover(undefined, 0, 0));
  sigma.on('moveBody', ({ event }) => {
    if (state.hovered?.group === 'nodes' || state.isMoving || sigma.getMouseCaptor().isMouseDown) return;
    hover(edgeItem(state, event), event.x, event.y);
  });
  sigma.on('clickNode', ({ node, event }) => events.onPress(nodeItem(node), isAdding(event)));
  sigma.on('clickStage', ({ event }) => events.onPress(edgeItem(state, event), isAdding(event)));
}

const nodeItem = (key: string): SceneItem => ({ group: 'nodes', index: Number(key) });

function edgeItem({ picture, viewport }: SigmaState, { x, y }: MouseCoords): SceneItem | undefined {
  const point = scenePoint(viewport, { x, y });
  const index = edgeAt(picture.scene, picture.visible, point, maxEdgeDistance / viewport.zoom);
  return index === undefined ? undefined : { group: 'edges', index };
}

const isAdding = ({ original }: MouseCoords): boolean =>
  'ctrlKey' in original && (original.ctrlKey || original.metaKey);
