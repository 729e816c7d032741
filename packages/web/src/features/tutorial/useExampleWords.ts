import { useKeyValues } from '../../api/keys.ts';
import { useSite } from '../../api/site.ts';
import { useTfs } from '../../api/tfs.ts';
import { exampleTfs, unambiguousName } from './exampleTfs.ts';

/** Names of the data set for the example queries of the tutorial. */
export interface ExampleWords {
  /** Two TFs, by symbol or id. */
  readonly a: string;
  readonly b: string;
  /** Gene id of `a`. */
  readonly id: string;
  /** A value of EDGE_TYPE. */
  readonly edge: string;
}

/** The names for the examples; undefined while they are loading and for a data set that lacks them. */
export function useExampleWords(): ExampleWords | undefined {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  const { data: edges } = useKeyValues('EDGE_TYPE');
  const pair = site && tfs && exampleTfs(site, tfs);
  if (!pair || !tfs || !edges?.[0]) return undefined;
  return {
    a: unambiguousName(pair.first, tfs),
    b: unambiguousName(pair.second, tfs),
    id: pair.first.value,
    edge: edges[0],
  };
}
