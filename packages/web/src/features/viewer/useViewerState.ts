import { useEffect, useReducer } from 'react';
import { onPageLoad } from '../../memory/pageMemory.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { emptySelection } from './scene/selection.ts';
import { historyOf, historyReducer } from './viewerHistory.ts';
import { freshState, type ViewerState } from './viewerState.ts';

/** Last state of each network of this visit, by request. */
const lastStates = new Map<string, ViewerState>();
onPageLoad(() => lastStates.clear());

/** State of a viewer, and whether there are steps to undo or redo. A network that is opened again keeps its last state, except for the selection. */
export function useViewerState({ id }: RequestRef) {
  const [history, dispatch] = useReducer(historyReducer, undefined, () =>
    historyOf(lastStates.get(id) ?? freshState),
  );
  const { state, past, future } = history;
  useEffect(() => void lastStates.set(id, { ...state, selection: emptySelection, spotlight: false }), [id, state]);
  return { state, dispatch, canUndo: past.length > 0, canRedo: future.length > 0 };
}
