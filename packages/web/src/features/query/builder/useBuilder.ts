import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useDraft } from '../../../state/draft.ts';
import { throttledStorage } from '../../../state/throttledStorage.ts';
import type { Nodes } from './nodes.ts';

interface Builder {
  readonly nodes: Nodes;
  /** What the nodes were when they last came from the text or went into it, as text. */
  readonly followed: string;
  readonly past: readonly Nodes[];
  readonly future: readonly Nodes[];
  /** Names the last change when the next one of the same name belongs to it, as the letters of a word do. */
  readonly last: string | undefined;
  change(nodes: Nodes, name?: string): void;
  follow(text: string, nodes?: Nodes): void;
  undo(): void;
  redo(): void;
  reset(): void;
}

/** Steps that can be undone. */
const steps = 100;

const nothing = { nodes: [], followed: '', past: [], future: [], last: undefined };

/** The nodes of the query builder, with undo and redo. Each tab has its own, as of the text. */
export const useBuilder = create<Builder>()(
  persist(
    (set) => ({
      ...nothing,
      change: (nodes, name) => set((state) => changed(state, nodes, name)),
      follow: (followed, nodes) =>
        set((state) => ({ ...(nodes ? changed(state, nodes, 'follow') : {}), followed, last: 'follow' })),
      undo: () =>
        set(({ nodes, past, future }) =>
          past.length
            ? { nodes: past[past.length - 1], past: past.slice(0, -1), future: [nodes, ...future], last: undefined }
            : {},
        ),
      redo: () =>
        set(({ nodes, past, future }) =>
          future.length ? { nodes: future[0], past: [...past, nodes], future: future.slice(1), last: undefined } : {},
        ),
      reset: () => set(nothing),
    }),
    {
      name: 'trellis-builder',
      version: 1,
      storage: throttledStorage<Pick<Builder, 'nodes' | 'followed'>>({
        example: { nodes: [{ id: 0, parent: undefined, operator: 'and', not: false, kind: 'group' }], followed: '' },
        label: 'the query builder',
        seed: (kept) => kept,
      }),
      partialize: ({ nodes, followed }) => ({ nodes, followed }),
    },
  ),
);

function changed({ nodes: before, past, last }: Builder, nodes: Nodes, name?: string): Partial<Builder> {
  if (nodes === before) return {};
  const goesOn = name !== undefined && name === last;
  return { nodes, past: goesOn ? past : [...past, before].slice(-steps), future: [], last: name };
}

useDraft.subscribe((draft, before) => {
  if (draft.resets !== before.resets) useBuilder.getState().reset();
});
