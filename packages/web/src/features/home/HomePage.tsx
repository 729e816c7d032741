import { useHistoryState } from 'wouter/use-browser-location';
import type { Site } from '@trellis/contract';
import { countOf } from '../../ui/numbers.ts';
import { useSite } from '../../api/site.ts';
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx';
import { FeatureRows } from './FeatureRows.tsx';
import { HomeHero } from './HomeHero.tsx';
import { askQuery } from '../../state/draft.ts';
import { Card } from '../../ui/Page.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { NetworkCard } from './NetworkCard.tsx';
import { TargetGenesCard } from './TargetGenesCard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CountTable } from '../../ui/LabeledTable.tsx';
import styles from './HomePage.module.css';

/** Shown when an unknown address was redirected to this page. */
function MissingPageNotice() {
  const address = missingAddressOf(useHistoryState());
  if (address === undefined) return null;
  return (
    <Notice title="No such page:">
      there is nothing at {address}. This is the start page; the navigation above leads to the others.
    </Notice>
  );
}

/** The unknown address in the state of an entry of the history, set by `RedirectToStart`. */
const missingAddressOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'missing' in state && typeof state.missing === 'string'
    ? state.missing
    : undefined;

/** Page About: a quick search, the size of the data set, example queries, and the views of a result. */
export function HomePage() {
  const site = useSite();
  return (
    <div className={styles.page}>
      <title>
        {`Trellis${site.data ? ` ${site.data.title}` : ''}: which genes does a transcription factor bind and regulate?`}
      </title>
      <MissingPageNotice />
      <HomeHero site={site.data} />
      {site.error ? (
        <ErrorState
          message={`The data set cannot be shown. ${site.error.message}`}
          onRetry={() => void site.refetch()}
        />
      ) : (
        <HomeCards site={site.data} />
      )}
      <FeatureRows />
    </div>
  );
}

interface Props {
  readonly site: Site | undefined;
}

/** The size of the data set, the choice of target genes, example queries, and the test of a network. */
function HomeCards({ site }: Props) {
  return (
    <div className={styles.cards}>
      <Card title="Data Overview">
        {site ? <DataCounts site={site} /> : <Skeleton height={260} label="Loading the counts" />}
      </Card>
      <TargetGenesCard />
      <Card title="Questions to start with">
        {site ? (
          <ExampleList
            examples={site.exampleQueries.map(({ query, says }) => ({ text: query, says }))}
            onPick={askQuery}
          />
        ) : (
          <Skeleton height={240} label="Loading the examples" />
        )}
      </Card>
      <NetworkCard />
    </div>
  );
}

/** Numbers of TFs and interactions in the data set; by type of data for an edition that says which species it is. */
function DataCounts({ site: { species, dataTypes, totals } }: { readonly site: Site }) {
  return (
    <>
      <p>
        {countOf(totals.analyses, 'analysis', 'analyses')} of {countOf(totals.tfs, 'transcription factor')} with{' '}
        {countOf(totals.interactions, 'interaction')}, over {countOf(totals.genes, 'gene')}.
      </p>
      {species !== '' && dataTypes.length > 0 && (
        <CountTable
          caption="TFs and interactions by type of data"
          head={['Data type', 'TFs', 'Interactions']}
          rows={dataTypes.map(({ type, tfs, interactions }) => [type, tfs, interactions])}
        />
      )}
      <div>
        <ButtonLink to="/overview" variant="default">
          Data Overview
        </ButtonLink>
      </div>
    </>
  );
}
