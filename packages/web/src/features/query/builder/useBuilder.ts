import { create } from '../../../memory/pageMemory.ts';
import { persist } from 'zustand/middleware';
import { useDraft } from '../../../state/draft.ts';
import { throttledStorage } from '../../../state/throttledStorage.ts';
import type { Nodes } from './nodes.ts';

interface BuilderState {
  readonly nodes: Nodes;
  readonly past: readonly Nodes[];
  readonly future: readonly Nodes[];
  /** Name of the last change. A change of the same name joins its undo step, so that typing a word is one step. */
  readonly lastChange: string | undefined;
  change(nodes: Nodes, name?: string): void;
  /** Records that the builder and the text agree; `nodes` replace those of the builder. */
  sync(nodes?: Nodes): void;
  undo(): void;
  redo(): void;
  reset(): void;
}

const maxUndoSteps = 100;

const empty = { nodes: [], past: [], future: [], lastChange: undefined };

/** The nodes of the query builder, with undo and redo; like the text, each tab has its own. */
export const useBuilder = create<BuilderState>()(
  persist(
    (set) => ({
      ...empty,
      change: (nodes, name) => set((state) => withNodes(state, nodes, name)),
      sync: (nodes) => set((state) => ({ ...(nodes ? withNodes(state, nodes, 'sync') : {}), lastChange: 'sync' })),
      undo: () =>
        set(({ nodes, past, future }) =>
          past.length
            ? {
                nodes: past[past.length - 1],
                past: past.slice(0, -1),
                future: [nodes, ...future],
                lastChange: undefined,
              }
            : {},
        ),
      redo: () =>
        set(({ nodes, past, future }) =>
          future.length
            ? { nodes: future[0], past: [...past, nodes], future: future.slice(1), lastChange: undefined }
            : {},
        ),
      reset: () => set(empty),
    }),
    {
      name: 'trellis-builder',
      version: 1,
      storage: throttledStorage<Pick<BuilderState, 'nodes'>>({
        example: { nodes: [{ id: 0, parent: undefined, operator: 'and', not: false, kind: 'group' }] },
        label: 'the query builder',
        seed: (kept) => kept,
      }),
      partialize: ({ nodes }) => ({ nodes }),
    },
  ),
);

function withNodes(
  { nodes: before, past, lastChange }: BuilderState,
  nodes: Nodes,
  name?: string,
): Partial<BuilderState> {
  if (nodes === before) return {};
  const joinsLast = name !== undefined && name === lastChange;
  return { nodes, past: joinsLast ? past : [...past, before].slice(-maxUndoSteps), future: [], lastChange: name };
}

useDraft.subscribe((draft, before) => {
  if (draft.resets !== before.resets) useBuilder.getState().reset();
});
