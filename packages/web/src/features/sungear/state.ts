import type { SungearAnswer } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import { defaultFields } from './diagram.ts';
import { emptyHistory, type GeneSetHistory } from './history.ts';
import type { GeneSearch, GroupSelection } from './selection.ts';

/** How the groups are drawn. */
export const diagramKinds = [
  { value: 'sungear', label: 'Sungear' },
  { value: 'upset', label: 'UpSet' },
] as const;
export type DiagramKind = (typeof diagramKinds)[number]['value'];

/** Genes, search and selection in the diagram of one request. */
interface SungearSession extends GeneSearch {
  readonly history: GeneSetHistory;
  readonly selection: GroupSelection;
  /** Signature of the groups that the selection counts; for any others the selection is empty. */
  readonly groups: string;
}

const newSession: SungearSession = {
  history: emptyHistory,
  text: '',
  exact: false,
  selection: new Set(),
  groups: '',
};

interface SungearState {
  readonly diagram: DiagramKind;
  readonly correction: Correction;
  readonly fields: readonly string[];
  readonly sessions: Readonly<Record<string, SungearSession>>;
  set(change: Partial<Pick<SungearState, 'diagram' | 'correction' | 'fields'>>): void;
  updateSession(request: string, change: Partial<SungearSession>): void;
}

/** Options and sessions of the tab; they outlive the tab, so that it opens as it was left. */
export const useSungearState = create<SungearState>()((set) => ({
  diagram: 'sungear',
  correction: 'bonferroni',
  fields: defaultFields,
  sessions: {},
  set: (change) => set(change),
  updateSession: (request, change) =>
    set(({ sessions }) => ({
      sessions: { ...sessions, [request]: { ...(sessions[request] ?? newSession), ...change } },
    })),
}));

/** Genes, search and selection in the diagram of a request. */
export const useSungearSession = (request: string): SungearSession =>
  useSungearState(({ sessions }) => sessions[request] ?? newSession);

/** A session with other genes, without selection and search. */
export const sessionWith = (history: GeneSetHistory): SungearSession => ({ ...newSession, history });

/** Signature of the groups of a diagram, to tell them from those of another diagram. */
export const groupSignature = ({ vertices, intersects }: SungearAnswer): string =>
  [vertices.length, ...intersects.map(([members, , genes]) => `${members.length}:${genes.length}`)].join(' ');
