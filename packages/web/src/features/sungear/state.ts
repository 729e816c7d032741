import type { SungearAnswer } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { corrections } from '@trellis/core/stats';
import { useMemo } from 'react';
import { create } from '../../memory/pageMemory.ts';
import { oneOf, oneOfKeys, textsOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';
import { defaultFields } from './diagram.ts';
import { emptyHistory, type GeneSetHistory } from './history.ts';
import { searchGroups, type GeneSearch, type GroupSelection } from './selection.ts';

/** How the groups are drawn. */
export const diagramKinds = [
  { value: 'sungear', label: 'Sungear' },
  { value: 'upset', label: 'UpSet' },
] as const;
export type DiagramKind = (typeof diagramKinds)[number]['value'];

/** Options of the tab. */
export const useSungearOptions = viewOptions({
  diagram: oneOf(diagramKinds.map(({ value }) => value)),
  correction: oneOfKeys(corrections),
  fields: textsOption(defaultFields),
});

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

interface SungearSessions {
  readonly sessions: Readonly<Record<string, SungearSession>>;
  updateSession(request: string, change: Partial<SungearSession>): void;
}

/** Sessions of the tab; they outlive the tab, so that it opens as it was left. */
export const useSungearSessions = create<SungearSessions>()((set) => ({
  sessions: {},
  updateSession: (request, change) =>
    set(({ sessions }) => ({
      sessions: { ...sessions, [request]: { ...(valueOf(sessions, request) ?? newSession), ...change } },
    })),
}));

/** Genes, search and selection in the diagram of a request. */
export const useSungearSession = (request: string): SungearSession =>
  useSungearSessions(({ sessions }) => valueOf(sessions, request) ?? newSession);

/** A session with other genes, without selection and search. */
export const sessionWith = (history: GeneSetHistory): SungearSession => ({ ...newSession, history });

/** Signature of the groups of a diagram, to tell them from those of another diagram. */
const groupSignature = ({ vertices, intersects }: SungearAnswer): string =>
  [vertices.length, ...intersects.map(([members, , genes]) => `${members.length}:${genes.length}`)].join(' ');

const none: GroupSelection = new Set();

/** The selected groups of a diagram, and the search that selects groups. */
export function useSelection(request: string, sungear: SungearAnswer) {
  const update = useSungearSessions((state) => state.updateSession);
  const { selection, groups: counted, text, exact } = useSungearSession(request);
  const groups = useMemo(() => groupSignature(sungear), [sungear]);
  return {
    selection: counted === groups ? selection : none,
    setSelection: (next: GroupSelection) => update(request, { selection: next, groups }),
    search: useMemo(() => ({ text, exact }), [text, exact]),
    setSearch: (change: Partial<GeneSearch>) => {
      const search = { text, exact, ...change };
      update(request, { ...search, selection: searchGroups(sungear, search), groups });
    },
  };
}

export type SelectionOfDiagram = ReturnType<typeof useSelection>;
