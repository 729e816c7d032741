import { edgeStyle, nodeStyles } from '@trellis/core/views';
import { indexScene, type NetworkScene, type SceneEdge, type SceneNode } from '../scene/scene.ts';
import { drawWithCytoscape } from './cytoscapeDrawing.ts';
import { unmarkedPicture } from './cytoscapeElements.ts';
import type { DrawingEvents } from './drawing.ts';

/** TFs and targets of the network; enough for the browser to find out which functions are called often. */
const [tfs, targets] = [5, 40];

/**
 * Draws a small network outside of the page. The browser compiles the program on its first use, which is most of the time
 * that a small network takes: afterwards the first network opens sooner.
 */
export async function rehearseDrawing(): Promise<void> {
  const drawing = drawWithCytoscape({
    element: document.createElement('div'),
    picture: unmarkedPicture(rehearsalScene()),
    viewport: { zoom: 0.5, x: 0, y: 0 },
    theme: { ink: '#000000', paper: '#ffffff', quiet: '#888888' },
    events: noEvents,
  });
  await nextFrame();
  await nextFrame();
  drawing.destroy();
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const ignore = () => undefined;
const noEvents: DrawingEvents = { onPress: ignore, onHover: ignore, onViewport: ignore, onMove: ignore };

/** Every TF targets every gene, and is induced by itself. */
function rehearsalScene(): NetworkScene {
  const nodes = Array.from({ length: tfs + targets }, (_, i) => rehearsalNode(i));
  const edges = nodes.flatMap((_, target) =>
    Array.from({ length: tfs }, (_, source) => rehearsalEdge(source, target)),
  );
  return indexScene(nodes, edges, new Map());
}

function rehearsalNode(index: number): SceneNode {
  const role = index < tfs ? 'tf' : 'target';
  const place = { x: (index % 8) * 70, y: Math.floor(index / 8) * 70 };
  const looks = { size: 20, label: role === 'tf', ...nodeStyles[role] };
  return { id: String(index), name: 'TF', type: '', role, ...place, ...looks };
}

function rehearsalEdge(source: number, target: number): SceneEdge {
  const kind = target % 2 ? 'INDUCED' : 'REPRESSED';
  const { color, shape: arrow } = edgeStyle({ kind, directed: true });
  const ends = { id: `${source} ${target}`, source, target };
  return { ...ends, name: kind, kind, color, arrow, dashed: false, weight: 1 + (target % 3), evidence: undefined };
}
