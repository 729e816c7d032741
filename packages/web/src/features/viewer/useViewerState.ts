import { useEffect, useReducer } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { emptySelection } from './scene/selection.ts';
import { freshState, viewerReducer, type ViewerState } from './viewerState.ts';

/** Last state of each network of this visit, by request. */
const lastStates = new Map<string, ViewerState>();

/** State of a viewer. A network that is opened again keeps its last state, except for the selection. */
export function useViewerState({ id }: RequestRef) {
  const [state, dispatch] = useReducer(viewerReducer, undefined, () => lastStates.get(id) ?? freshState);
  useEffect(() => void lastStates.set(id, { ...state, selection: emptySelection, spotlight: false }), [id, state]);
  return [state, dispatch] as const;
}
