import type { NetworkScene } from '../scene/scene.ts';
import { emptySelection, type SceneItem } from '../scene/selection.ts';
import type { NetworkPicture } from './drawing.ts';

/**
 * Returns the classes that show the state of a node or an edge, separated by blanks; empty for none. `isNear`: whether the
 * labels of all nodes can be read.
 */
export function marksOf(
  { visible, selection, lit }: NetworkPicture,
  { group, index }: SceneItem,
  isNear = false,
): string {
  const hidden = visible[group][index] ? '' : 'hidden ';
  const chosen = selection[group].has(index) ? 'chosen ' : '';
  const near = isNear && group === 'nodes' ? 'near ' : '';
  return near + hidden + chosen + (!lit ? '' : lit[group].has(index) ? 'lit' : 'dim');
}

const ones = (length: number): Uint8Array => new Uint8Array(length).fill(1);

/** Returns a picture without marks: everything is visible, nothing is selected or dimmed. */
export const unmarkedPicture = (scene: NetworkScene): NetworkPicture => ({
  scene,
  visible: { nodes: ones(scene.nodes.length), edges: ones(scene.edges.length), edgeCount: scene.edges.length },
  selection: emptySelection,
  lit: undefined,
});
