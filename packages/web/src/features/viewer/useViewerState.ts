import { useEffect, useReducer } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { emptySelection } from './scene/selection.ts';
import { freshState, viewerReducer, type ViewerState } from './viewerState.ts';

/** How the networks of this visit were left, by request. */
const left = new Map<string, ViewerState>();

/** What is done to a network; one that is opened again is as it was left, but that nothing is selected. */
export function useViewerState({ id }: RequestRef) {
  const [state, dispatch] = useReducer(viewerReducer, undefined, () => left.get(id) ?? freshState);
  useEffect(() => void left.set(id, { ...state, selection: emptySelection, spotlight: false }), [id, state]);
  return [state, dispatch] as const;
}
