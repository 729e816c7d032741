import { useKeyValues } from '../../api/keys.ts';
import { useSite } from '../../api/site.ts';
import { useTfs } from '../../api/tfs.ts';
import { exampleTfs, shortName } from './exampleTfs.ts';

/** Words of the edition's data set that the examples of the tutorial are made of. */
export interface Examples {
  /** Two TFs, as one would type them. */
  readonly a: string;
  readonly b: string;
  /** Gene id of the first one. */
  readonly id: string;
  /** A type of edges. */
  readonly edge: string;
}

/** Undefined until the data set has said its words. */
export function useExamples(): Examples | undefined {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  const { data: edges } = useKeyValues('EDGE_TYPE');
  const pair = site && tfs && exampleTfs(site, tfs);
  if (!pair || !tfs || !edges?.[0]) return undefined;
  return {
    a: shortName(pair.first, tfs),
    b: shortName(pair.second, tfs),
    id: pair.first.value,
    edge: edges[0],
  };
}
