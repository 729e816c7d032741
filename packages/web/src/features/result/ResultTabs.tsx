import type { QueryAnswer, Site } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { useEffect, useRef } from 'react';
import { tabs } from '@trellis/engine/names';
import { NavLink } from '../../router/NavLink.tsx';
import { usePageLocation } from '../../router/Router.tsx';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useSite } from '../../api/site.ts';
import { useRememberTab, useTabSearch } from '../../state/tabSearches.ts';
import styles from '../../ui/Tabs.module.css';

interface Props {
  readonly request: RequestRef;
  /** The answer, once it is there: it says which tabs have something to show. */
  readonly answer: QueryAnswer | undefined;
}

/** The views of the result: links that can be opened in a new window and sent to someone. Those without content are gray and say why. */
export function ResultTabs({ request, answer }: Props) {
  const { data: site } = useSite();
  const reasons = answer ? tabReasons(answer, site) : {};
  const bar = useRef<HTMLElement>(null);
  const { pathname, search } = usePageLocation();
  const remember = useRememberTab();
  const optionsOf = useTabSearch(request.id);
  useEffect(
    () => remember(request.id, pathname.split('/').at(-1) ?? '', new URLSearchParams(search)),
    [remember, request.id, pathname, search],
  );
  useEffect(() => {
    bar.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label="Views of the result">
      {tabs.map(({ tab: path, title }) => (
        <NavLink
          key={path}
          className={reasons[path] === undefined ? styles.tab : `${styles.tab} ${styles.idle}`}
          title={reasons[path]}
          to={`/result/${path}${searchOf(request)}${optionsOf(path)}`}
        >
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

/** Why tabs of a result have nothing to show, by tab; a tab that is not in it applies. */
function tabReasons(
  { stats, request, ...shown }: Pick<QueryAnswer, 'stats' | 'request' | 'metadata' | 'analysisIds'>,
  site: Pick<Site, 'motifs' | 'functions'> | undefined,
): Readonly<Partial<Record<string, string>>> {
  const isAlone = stats.analyses < 2;
  const two = 'Compares at least two analyses; this result shows one.';
  return {
    ...(isAlone && { analysis: two, sungear: two }),
    ...(!hasBothKinds(shown) && { bound: 'No TF of this result has both binding and expression analyses.' }),
    ...(!request.targetgenes &&
      !request.targetnetworks && { target: 'Needs target genes or a target network in the query.' }),
    ...(site && site.motifs.clusters + site.motifs.individual === 0 && { motif: 'This data set has no motifs.' }),
    ...(site?.functions === null && { functions: 'This data set has no Gene Ontology annotations.' }),
  };
}

/** Whether a TF has shown analyses of binding and of expression. */
function hasBothKinds({ metadata, analysisIds }: Pick<QueryAnswer, 'metadata' | 'analysisIds'>): boolean {
  const types = Object.values(metadata.data).find(({ KEY }) => KEY === 'EXPERIMENT_TYPE');
  if (!types) return true;
  const kinds = new Map<string, Set<boolean>>();
  for (const [[[tf], id], { show }] of analysisIds) {
    if (!show) continue;
    const of = kinds.get(tf) ?? new Set();
    kinds.set(tf, of.add(/^expression$/i.test(String(valueOf(types, String(id)) ?? ''))));
  }
  return [...kinds.values()].some(({ size }) => size === 2);
}
