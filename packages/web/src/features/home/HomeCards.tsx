import type { Site } from '@trellis/contract';
import { askQuery } from '../../state/askQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NetworkCard } from './NetworkCard.tsx';
import { TargetGenesCard } from './TargetGenesCard.tsx';
import styles from './HomePage.module.css';
import { ButtonLink } from '../../ui/Button.tsx';
import { CountTable } from '../../ui/CountTable.tsx';
import { countOf } from '../../ui/numbers.ts';

interface Props {
  readonly site: Site | undefined;
}

/** The size of the data set, the choice of target genes, example queries, and the test of a network. */
export function HomeCards({ site }: Props) {
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

/** Numbers of TFs and interactions in the data set, by type of data. */
function DataCounts({ site: { dataTypes, totals } }: { readonly site: Site }) {
  return (
    <>
      <p>
        {countOf(totals.analyses, 'analysis', 'analyses')} of {countOf(totals.tfs, 'transcription factor')} with{' '}
        {countOf(totals.interactions, 'interaction')}, over {countOf(totals.genes, 'gene')}.
      </p>
      {dataTypes.length > 0 && (
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
