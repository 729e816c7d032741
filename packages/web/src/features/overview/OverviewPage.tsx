import { useMediaQuery } from '@mantine/hooks';
import { useOverview } from '../../api/overview.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { OverviewSearch } from './OverviewSearch.tsx';
import { WindowTitle } from '../../ui/Page.tsx';
import { useFacets } from './facets.ts';
import { useOverviewParams } from './useOverviewParams.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeyValues } from '../../api/keys.ts';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { countOf } from '../../ui/numbers.ts';
import pageStyles from '../../ui/Page.module.css';
import styles from './OverviewPage.module.css';
import columns from './OverviewPage.module.css';
import panel from './AnalysesPanel.module.css';
import facets from './FacetPanel.module.css';
import category from './CategoryPanel.module.css';

/** The minimum size at which search, chart and table fit on one screen. */
const fitsScreen = '(min-width: 1200px) and (min-height: 640px)';

/** The minimum width of filters, chart and table next to each other. */
const hasThreeColumns = '(min-width: 1200px)';

/** Page Data Overview: all analyses of the data set, with a search, filters and a chart by category. */
export function OverviewPage() {
  const params = useOverviewParams();
  const { data, error, refetch, isPlaceholderData } = useOverview(params.search);
  const facets = useFacets(data?.datasets, params.filters, params.category);
  const isWide = useMediaQuery(hasThreeColumns, undefined, { getInitialValueInEffect: false }) ?? false;
  const fills = useMediaQuery(fitsScreen, undefined, { getInitialValueInEffect: false });
  return (
    <div className={pageStyles.wide} data-fill={fills || undefined}>
      <WindowTitle>Data Overview</WindowTitle>
      <h1 tabIndex={-1}>Data Overview</h1>
      <OverviewSearch key={params.search} search={params.search} onSearch={params.setSearch} />
      {error && (
        <ErrorState message={`The analyses could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!error && !data && <OverviewSkeleton />}
      {!error && data && data.datasets.length === 0 && !isPlaceholderData && (
        <NothingFound search={params.search} total={data.total} onSearch={params.setSearch} />
      )}
      {!error && data && data.datasets.length > 0 && (
        <div className={styles.columns} aria-busy={isPlaceholderData}>
          <FacetPanel facets={facets.facets} filters={params.filters} onToggle={params.toggle} isWide={isWide} />
          <CategoryPanel
            facets={facets}
            filters={params.filters}
            onChoose={params.setCategory}
            onToggle={params.toggle}
          />
          <AnalysesPanel overview={data} analyses={facets.analyses} params={params} />
        </div>
      )}
    </div>
  );
}

interface Props {
  readonly search: string;
  readonly total: number;
  readonly onSearch: (search: string) => void;
}

/** Replaces chart and table when the search finds nothing or the data set is empty. */
function NothingFound({ search, total, onSearch }: Props) {
  const [type] = useKeyValues('EXPERIMENT_TYPE').data ?? [];
  const [edge] = useKeyValues('EDGE_TYPE').data ?? [];
  const examples = [
    ...(type ? [{ text: `EXPERIMENT_TYPE = ${type}`, says: `analyses whose type of experiment is ${type}` }] : []),
    ...(edge ? [{ text: edge, says: 'any analysis with this text in one of its values' }] : []),
  ];
  if (total === 0) {
    return (
      <EmptyState title="The data set has no analyses">
        <p>An administrator adds analyses with the command line: trellis import FOLDER.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No analysis matches “${search}”`}>
      <p>The search ignores case and finds any part of a TF id, symbol or value. These searches work:</p>
      <ExampleList examples={examples} onPick={onSearch} />
      <p>
        <Button variant="default" onClick={() => onSearch('')}>
          Show all {countOf(total, 'analysis', 'analyses')}
        </Button>
      </p>
    </EmptyState>
  );
}

/** Placeholder of chart and table. */
function OverviewSkeleton() {
  return (
    <div className={columns.columns}>
      <div className={facets.panel}>
        <Skeleton height={20} width={80} />
        <Skeleton height="100%" />
      </div>
      <div className={category.panel}>
        <Skeleton height={20} width={240} />
        <Skeleton height={32} />
        <Skeleton height="50vh" label="Loading the analyses" />
      </div>
      <div className={panel.panel}>
        <Skeleton height={32} width={160} />
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
