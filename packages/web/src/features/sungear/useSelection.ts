import type { SungearAnswer } from '@trellis/contract';
import { useMemo } from 'react';
import { searchGroups, type GeneSearch, type GroupSelection } from './selection.ts';
import { groupSignature, useSungearSession, useSungearSessions } from './state.ts';

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
