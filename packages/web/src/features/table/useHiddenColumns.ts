import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { foldedColumns } from './columns.ts';
import { useTableStates } from './state.ts';

/** Below this width the columns about the gene leave more room for data. */
const narrowPage = '(width < 700px)';

/** Whether the page is narrow, and which columns about the gene are hidden: those chosen, or those folded by default. */
export function useHiddenColumns() {
  const narrow = useMediaQuery(narrowPage, undefined, { getInitialValueInEffect: false }) ?? false;
  const chosen = useTableStates((states) => states.hidden);
  const hidden = useMemo(() => chosen ?? foldedColumns(narrow), [chosen, narrow]);
  return { narrow, hidden };
}
