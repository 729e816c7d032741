import type { NetworkChoice } from '../../../api/network.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import type { NetworkScene } from '../scene/scene.ts';
import type { SceneSelection } from '../scene/selection.ts';

/** Tabs of the panel, with their names. */
export const analysisTabs = {
  hubs: 'Hubs',
  loops: 'Loops',
  hierarchy: 'Hierarchy',
  walking: 'Walking',
} as const;

export type AnalysisTab = keyof typeof analysisTabs;

export const isAnalysisTab = (value: string | null): value is AnalysisTab =>
  value !== null && Object.hasOwn(analysisTabs, value);

/** A network and the drawing in which its analyses show their results. */
export interface AnalyzedNetwork {
  readonly request: RequestRef;
  readonly options: NetworkChoice;
  readonly scene: NetworkScene;
  readonly selection: SceneSelection;
  /** Shows a part of the network and dims the rest. */
  readonly onShow: (selection: SceneSelection) => void;
}
