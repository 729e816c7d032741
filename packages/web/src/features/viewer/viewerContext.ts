import { createContext, use, type Dispatch, type RefObject } from 'react';
import type { NetworkChoice } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import type { NetworkPicture } from './drawing/drawing.ts';
import type { DrawingEngine } from './drawing/engine.ts';
import type { GraphControls } from './drawing/graphControls.ts';
import type { NetworkScene } from './scene/scene.ts';
import type { HistoryAction } from './viewerHistory.ts';
import type { ViewerState } from './viewerState.ts';

/** What the parts of a viewer share. */
export interface ViewerContextValue {
  readonly request: RequestRef;
  readonly options: NetworkChoice;
  readonly onOptions: (options: NetworkChoice) => void;
  /** Whether a network with other options is loading. */
  readonly isLoading: boolean;
  readonly onCancel: () => void;
  /** The network as the server sent it. */
  readonly answered: NetworkScene;
  /** The network with its uploads, in blocks. */
  readonly base: NetworkScene;
  readonly picture: NetworkPicture;
  readonly state: ViewerState;
  readonly dispatch: Dispatch<HistoryAction>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The drawing; null while there is none. */
  readonly controls: RefObject<GraphControls | null>;
  readonly engine: DrawingEngine;
  readonly webgl: boolean;
  /** Milliseconds that the drawing took; undefined before it is there. */
  readonly drawMs: number | undefined;
  readonly setDrawMs: (ms: number) => void;
}

export const ViewerContext = createContext<ViewerContextValue | undefined>(undefined);

/** Throws outside a viewer. */
export function useViewer(): ViewerContextValue {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerContext.');
  return viewer;
}
