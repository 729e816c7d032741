import { defaultUploadColor, type UploadRow } from './files/upload.ts';
import type { Arrangement } from './scene/arrangement.ts';
import { plainDress, type NetworkDress } from './scene/dressScene.ts';
import type { NetworkScene } from './scene/scene.ts';
import { emptySelection, pressItem, type SceneItem, type SceneSelection } from './scene/selection.ts';
import { noFilters, type NetworkFilters } from './scene/visibility.ts';

/** What the user has changed in a network since it was opened. */
export interface ViewerState {
  readonly rows: readonly UploadRow[];
  /** Color of uploaded edges. */
  readonly color: string;
  /** Positions of dragged nodes, by id. */
  readonly moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly filters: NetworkFilters;
  readonly arrangement: Arrangement;
  readonly dress: NetworkDress;
  readonly selection: SceneSelection;
  /** Whether the neighbors of the selection stay bright while the rest is dimmed. */
  readonly highlight: boolean;
  /** Whether everything except the selection itself is dimmed, to show a path or loop. */
  readonly spotlight: boolean;
}

export const freshState: ViewerState = {
  rows: [],
  color: defaultUploadColor,
  moved: new Map(),
  filters: noFilters,
  arrangement: { name: 'blocks' },
  dress: plainDress,
  selection: emptySelection,
  highlight: true,
  spotlight: false,
};

export type ViewerAction =
  | { readonly type: 'upload'; readonly rows: readonly UploadRow[] }
  | { readonly type: 'replace upload'; readonly rows: readonly UploadRow[] }
  | { readonly type: 'remove upload' }
  | { readonly type: 'color'; readonly color: string }
  | {
      readonly type: 'move';
      readonly scene: NetworkScene;
      readonly moved: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
    }
  | { readonly type: 'arrange'; readonly arrangement: Arrangement }
  | { readonly type: 'dress'; readonly change: Partial<NetworkDress> }
  | { readonly type: 'filter'; readonly change: Partial<NetworkFilters> }
  | { readonly type: 'select'; readonly selection: SceneSelection }
  | { readonly type: 'press'; readonly item: SceneItem | undefined; readonly add: boolean }
  | { readonly type: 'highlight'; readonly highlight: boolean }
  | { readonly type: 'spotlight'; readonly selection: SceneSelection }
  | { readonly type: 'clear selection' }
  | { readonly type: 'reset' };

/** Another arrangement drops the places of dragged nodes. Removing or replacing uploads clears the selection, whose indices could point to uploaded nodes or edges. */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'upload':
      return { ...state, rows: [...state.rows, ...action.rows] };
    case 'replace upload':
      return { ...state, rows: action.rows, selection: emptySelection, spotlight: false };
    case 'remove upload':
      return { ...state, rows: [], selection: emptySelection, spotlight: false };
    case 'color':
      return { ...state, color: action.color };
    case 'move': {
      const moved = new Map(state.moved);
      for (const [index, position] of action.moved) moved.set(action.scene.nodes[index].id, position);
      return { ...state, moved };
    }
    case 'filter':
      return { ...state, filters: { ...state.filters, ...action.change } };
    case 'dress':
      return dressed(state, action.change);
    case 'arrange':
      return { ...state, arrangement: action.arrangement, moved: freshState.moved };
    case 'clear selection':
      return { ...state, selection: emptySelection, spotlight: false };
    case 'select':
      return { ...state, selection: action.selection, spotlight: false };
    case 'press':
      return { ...state, selection: pressed(state.selection, action), spotlight: false };
    case 'highlight':
      return { ...state, highlight: action.highlight };
    case 'spotlight':
      return { ...state, selection: action.selection, spotlight: true };
    case 'reset':
      return resetState(state);
  }
}

/** Another choice of names can spread the genes, and then drops the places of dragged ones. */
function dressed(state: ViewerState, change: Partial<NetworkDress>): ViewerState {
  const dress = { ...state.dress, ...change };
  return { ...state, dress, moved: change.labels === undefined ? state.moved : freshState.moved };
}

/** Restores the original view, except for hidden edge names and the color of uploads. */
function resetState({ color, filters: { names } }: ViewerState): ViewerState {
  return { ...freshState, color, filters: { ...noFilters, names } };
}

/** A press on the background clears the selection, unless it was meant to add to it. */
function pressed(
  selection: SceneSelection,
  { item, add }: { readonly item: SceneItem | undefined; readonly add: boolean },
) {
  if (item) return pressItem(selection, item, add);
  return add ? selection : emptySelection;
}
