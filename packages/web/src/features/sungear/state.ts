import type { SungearAnswer } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import { defaultFields } from './diagram.ts';
import { freshHistory, type History } from './history.ts';
import type { Selection } from './selection.ts';

/** How the groups are drawn. */
export type Drawing = 'sungear' | 'upset';

/** What is looked at in the diagram of one request. */
interface Look {
  readonly history: History;
  readonly text: string;
  readonly exact: boolean;
  readonly selection: Selection;
  /** The groups that the selection counts; it is empty for any others. */
  readonly groups: string;
}

const freshLook: Look = { history: freshHistory, text: '', exact: false, selection: new Set(), groups: '' };

interface SungearState {
  readonly drawing: Drawing;
  readonly correction: Correction;
  readonly fields: readonly string[];
  readonly looks: Readonly<Record<string, Look>>;
  set(change: Partial<Pick<SungearState, 'drawing' | 'correction' | 'fields'>>): void;
  look(request: string, change: Partial<Look>): void;
}

/** Options of the tab and what was looked at; they stay as they were when it is left and opened again. */
export const useSungearState = create<SungearState>()((set) => ({
  drawing: 'sungear',
  correction: 'bonferroni',
  fields: defaultFields,
  looks: {},
  set: (change) => set(change),
  look: (request, change) =>
    set(({ looks }) => ({ looks: { ...looks, [request]: { ...(looks[request] ?? freshLook), ...change } } })),
}));

/** What is looked at in the diagram of a request. */
export const useLook = (request: string): Look => useSungearState(({ looks }) => looks[request] ?? freshLook);

/** Looks at other genes: nothing is selected or sought in them yet. */
export const lookAt = (history: History): Partial<Look> => ({ ...freshLook, history });

/** The groups of a diagram as a text that tells them from those of another one. */
export const groupsOf = ({ vertices, intersects }: SungearAnswer): string =>
  [vertices.length, ...intersects.map(([members, , genes]) => `${members.length}:${genes.length}`)].join(' ');
