import type { Site } from '@trellis/contract';
import type { Submission } from '../../state/submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DataCounts } from './DataCounts.tsx';
import { TargetGenesCard } from './TargetGenesCard.tsx';
import styles from './HomePage.module.css';

interface Props {
  readonly site: Site | undefined;
  readonly submission: Submission;
}

/** The size of the data set, the choice of target genes, and example queries. */
export function HomeCards({ site, submission }: Props) {
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
            onPick={submission.run}
            disabled={submission.running}
          />
        ) : (
          <Skeleton height={240} label="Loading the examples" />
        )}
      </Card>
    </div>
  );
}
