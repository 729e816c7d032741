import { edgeKinds } from '@trellis/figures';
import { flag, oneOf, someOf } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Options of the tab. Kinds of edges that are hidden are left out of the bars. */
export const useSummaryOptions = viewOptions({
  view: oneOf(['chart', 'table']),
  compact: flag,
  hidden: someOf(edgeKinds),
});
