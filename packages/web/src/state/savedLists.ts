import { create } from '../memory/pageMemory.ts';
import { SharedState } from './sharedState.ts';

/** A list that a user has saved in this browser: gene names, or the edges of a target network. */
export interface SavedList {
  readonly name: string;
  readonly kind: 'genes' | 'network';
  readonly text: string;
}

interface SavedLists {
  readonly lists: readonly SavedList[];
  /** The lists that the last removal took, for undo. */
  readonly removed: readonly SavedList[];
  save(list: SavedList): void;
  rename(name: string, next: string): void;
  remove(name: string): void;
  clear(): void;
  undo(): void;
}

/** Names of other choices in the menus of lists. */
const reserved = ['', 'other', 'input'];

/** Why a name cannot be the name of a list; undefined when it can. Blanks around it are ignored. */
export function problemOfName(name: string): string | undefined {
  return reserved.includes(name.trim().toLowerCase()) ? 'Please pick another name.' : undefined;
}

/** The lists with one more, sorted by name; it replaces a list of the same name. */
export function withList(lists: readonly SavedList[], list: SavedList): SavedList[] {
  const others = lists.filter(({ name }) => name !== list.name);
  return [...others, list].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** The lists with one renamed; unchanged when the name is not allowed or taken. */
export function withName(lists: readonly SavedList[], name: string, next: string): readonly SavedList[] {
  const wanted = next.trim();
  const list = lists.find((one) => one.name === name);
  if (!list || problemOfName(wanted) || lists.some((one) => one.name === wanted)) return lists;
  return withList(
    lists.filter((one) => one !== list),
    { ...list, name: wanted },
  );
}

/** The saved lists, shared by all tabs of this browser. */
export const useSavedLists = create<SavedLists>()((set, get) => ({
  lists: [],
  removed: [],
  save: (list) => change((lists) => withList(lists, { ...list, name: list.name.trim() })),
  rename: (name, next) => change((lists) => withName(lists, name, next)),
  remove: (name) => {
    set(({ lists }) => ({ removed: lists.filter((list) => list.name === name) }));
    change((lists) => lists.filter((list) => list.name !== name));
  },
  clear: () => {
    set(({ lists }) => ({ removed: lists }));
    change(() => []);
  },
  undo: () => {
    const { removed } = get();
    set({ removed: [] });
    change((lists) => removed.reduce(withList, [...lists]));
  },
}));

const shared = new SharedState<Pick<SavedLists, 'lists'>>({
  name: 'trellis-lists',
  version: 1,
  label: 'the saved lists',
  empty: { lists: [] },
  example: { lists: [{ name: '', kind: 'genes', text: '' }] },
  show: ({ lists }) => useSavedLists.setState({ lists }),
});

function change(step: (lists: readonly SavedList[]) => readonly SavedList[]): void {
  shared.change(({ lists }) => ({ lists: step(lists) }));
}

useSavedLists.setState({ lists: shared.state.lists });

/** Saves genes of a view as a list. */
export function useGeneSaving() {
  const lists = useSavedLists((saved) => saved.lists);
  const save = useSavedLists((saved) => saved.save);
  return {
    taken: lists.map(({ name }) => name),
    problemOf: problemOfName,
    save: (name: string, genes: readonly string[]) =>
      save({ name, kind: 'genes', text: genes.map((gene) => `${gene}\n`).join('') }),
  };
}
