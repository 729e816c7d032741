import type { NetworkScene } from './scene/scene.ts';
import { emptySelection, pressItem, type SceneItem, type SceneSelection } from './scene/selection.ts';
import { defaultUploadColor, type UploadRow } from './files/upload.ts';
import { noFilters, type NetworkFilters } from './scene/visibility.ts';

/** What a user has done to a network since it was opened. */
export interface ViewerState {
  readonly rows: readonly UploadRow[];
  readonly color: string;
  /** Where nodes were dragged to, by id. */
  readonly moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly filters: NetworkFilters;
  readonly selection: SceneSelection;
  /** Whether everything but the neighborhood of the selection is dimmed. */
  readonly highlight: boolean;
  /** Whether everything but the selection itself is dimmed: a path or loop is shown. */
  readonly spotlight: boolean;
}

export const freshState: ViewerState = {
  rows: [],
  color: defaultUploadColor,
  moved: new Map(),
  filters: noFilters,
  selection: emptySelection,
  highlight: false,
  spotlight: false,
};

export type ViewerAction =
  | { readonly do: 'upload'; readonly rows: readonly UploadRow[] }
  | { readonly do: 'remove upload' }
  | { readonly do: 'color'; readonly color: string }
  | {
      readonly do: 'move';
      readonly scene: NetworkScene;
      readonly moved: ReadonlyMap<number, { x: number; y: number }>;
    }
  | { readonly do: 'filter'; readonly change: Partial<NetworkFilters> }
  | { readonly do: 'select'; readonly selection: SceneSelection }
  | { readonly do: 'press'; readonly item: SceneItem | undefined; readonly add: boolean }
  | { readonly do: 'highlight'; readonly highlight: boolean }
  | { readonly do: 'spotlight'; readonly selection: SceneSelection }
  | { readonly do: 'reset' };

/** What an action makes of the state. An upload that is removed takes the selection along: it may be of what goes. */
export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.do) {
    case 'upload':
      return { ...state, rows: [...state.rows, ...action.rows] };
    case 'remove upload':
      return { ...state, rows: [], selection: emptySelection, spotlight: false };
    case 'color':
      return { ...state, color: action.color };
    case 'move': {
      const moved = new Map(state.moved);
      for (const [place, position] of action.moved) moved.set(action.scene.nodes[place].id, position);
      return { ...state, moved };
    }
    case 'filter':
      return { ...state, filters: { ...state.filters, ...action.change } };
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

/** The network as it came: uploads, places, selection and filters go; hidden edge names and the color stay. */
function resetState({ color, filters: { names } }: ViewerState): ViewerState {
  return { ...freshState, color, filters: { ...noFilters, names } };
}

/** A press beside everything clears the selection, unless something was to be added to it. */
function pressed(
  selection: SceneSelection,
  { item, add }: { readonly item: SceneItem | undefined; readonly add: boolean },
) {
  if (item) return pressItem(selection, item, add);
  return add ? selection : emptySelection;
}
