import type { Place } from '@trellis/figures';
import type { NetworkScene } from '../scene/scene.ts';

/** A network to lay out, in arrays that a worker takes over. */
export interface ForceTask {
  /** Places to begin with. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Ends of the edges: source, target, source, target and so on. */
  readonly ends: Uint32Array;
}

/** Messages to the worker: a network to lay out, or to stop and answer with the places so far. */
export type ForceOrder = { readonly type: 'start'; readonly task: ForceTask } | { readonly type: 'stop' };

/** Messages of the worker. */
export type ForceReport =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly places: readonly Place[] };

/** Returns the task for a scene. */
export const forceTask = ({ nodes, edges }: NetworkScene): ForceTask => ({
  xs: Float64Array.from(nodes, ({ x }) => x),
  ys: Float64Array.from(nodes, ({ y }) => y),
  ends: Uint32Array.from(edges.flatMap(({ source, target }) => [source, target])),
});

/** Returns the places of the nodes by id, which stay valid when edges are added. */
export const geneKeyedPlaces = ({ nodes }: NetworkScene, places: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(nodes.map(({ id }, i) => [id, places[i]]));
