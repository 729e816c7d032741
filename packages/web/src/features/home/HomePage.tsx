import { useSite } from '../../api/site.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FeatureRows } from './FeatureRows.tsx';
import { HomeCards } from './HomeCards.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomePage.module.css';
import { useHistoryState } from 'wouter/use-browser-location';
import { Notice } from '../../ui/Notice.tsx';

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
