import { useEffect, useReducer } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { onPageLoad } from '../../memory/pageMemory.ts';
import { emptySelection } from './scene/selection.ts';
import { freshState, viewerReducer, type ViewerAction, type ViewerState } from './viewerState.ts';

/** What undo restores. The selection is not part of it. */
const undoable = ['rows', 'color', 'moved', 'filters', 'arrangement', 'dress'] as const;
type Restorable = Pick<ViewerState, (typeof undoable)[number]>;

/** A state with the ones before it and, after an undo, the ones after it. */
interface ViewerHistory {
  readonly state: ViewerState;
  readonly past: readonly Restorable[];
  readonly future: readonly Restorable[];
  /** Type of the last action that changed something, to merge a series of one kind. */
  readonly last?: HistoryAction['type'] | undefined;
}

export type HistoryAction = ViewerAction | { readonly type: 'undo' } | { readonly type: 'redo' };

const maxSteps = 100;

export const historyOf = (state: ViewerState): ViewerHistory => ({ state, past: [], future: [] });

const restorable = ({ rows, color, moved, filters, arrangement, dress }: ViewerState): Restorable => ({
  ...{ rows, color, moved, filters, arrangement, dress },
});

/** Applies an action and remembers what it changed. A series of color changes is one step. */
export function historyReducer(history: ViewerHistory, action: HistoryAction): ViewerHistory {
  const { state, past, future, last } = history;
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { state: restore(state, before), past: past.slice(0, -1), future: [restorable(state), ...future] };
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    if (!next) return history;
    return { state: restore(state, next), past: [...past, restorable(state)], future: rest };
  }
  const next = viewerReducer(state, action);
  if (undoable.every((name) => next[name] === state[name])) return { ...history, state: next };
  const isSeries = action.type === 'color' && last === 'color';
  const steps = isSeries ? past : [...past, restorable(state)].slice(-maxSteps);
  return { state: next, past: steps, future: [], last: action.type };
}

/** Uploads that come or go change the indices of a selection, which is cleared then. */
function restore(state: ViewerState, to: Restorable): ViewerState {
  if (to.rows === state.rows) return { ...state, ...to };
  return viewerReducer({ ...state, ...to }, { type: 'clear selection' });
}

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
