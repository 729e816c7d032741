import type { Place } from '@trellis/figures';
import type { NetworkScene } from '../scene/scene.ts';

/** Returns the places of the nodes by id, which stay valid when edges are added. */
export const geneKeyedPlaces = ({ nodes }: NetworkScene, places: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(nodes.map(({ id }, i) => [id, places[i]]));
