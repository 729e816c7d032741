import type { NetworkElements } from '@trellis/contract';
import { useMemo } from 'react';
import type { NetworkPicture } from './drawing/drawing.ts';
import { addUpload } from './files/upload.ts';
import { arrangeScene } from './scene/arrangement.ts';
import { buildScene, moveNodes, type NetworkScene } from './scene/scene.ts';
import { litSelection } from './scene/selection.ts';
import { visibilityOf } from './scene/visibility.ts';
import type { ViewerState } from './viewerState.ts';

interface DerivedNetwork {
  /** The network as the server sent it. */
  readonly answered: NetworkScene;
  /** The network with its uploads, in blocks. */
  readonly base: NetworkScene;
  readonly picture: NetworkPicture;
}

/** Derives what is drawn from the elements and the state; each step runs only when its own input changes. */
export function useNetworkPicture(elements: Readonly<NetworkElements>, state: ViewerState): DerivedNetwork {
  const { rows, color, arrangement, moved, filters, selection, highlight, spotlight } = state;
  const answered = useMemo(() => buildScene(elements), [elements]);
  const base = useMemo(() => addUpload(answered, rows, color).scene, [answered, rows, color]);
  const arranged = useMemo(() => arrangeScene(base, arrangement), [base, arrangement]);
  const scene = useMemo(() => moveNodes(arranged, moved), [arranged, moved]);
  const visible = useMemo(() => visibilityOf(scene, filters), [scene, filters]);
  const lit = useMemo(
    () => litSelection(scene, visible, { selection, highlight, spotlight }),
    [scene, visible, selection, highlight, spotlight],
  );
  const picture = useMemo(() => ({ scene, visible, selection, lit }), [scene, visible, selection, lit]);
  return { answered, base, picture };
}
