import type { NetworkChoice } from '../../../api/network.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import type { NetworkScene } from '../scene/scene.ts';
import type { SceneSelection } from '../scene/selection.ts';

/** A network and the drawing in which its analyses show their results. */
export interface AnalyzedNetwork {
  readonly request: RequestRef;
  readonly options: NetworkChoice;
  readonly scene: NetworkScene;
  readonly selection: SceneSelection;
  /** Shows a part of the network and dims the rest. */
  readonly onShow: (selection: SceneSelection) => void;
}
