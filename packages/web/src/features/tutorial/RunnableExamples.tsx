import { useKeyValues } from '../../api/keys.ts';
import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../state/submit.ts';
import { ExampleList, type Example } from '../../ui/ExampleList.tsx';
import { ErrorState, Running, Skeleton } from '../../ui/states.tsx';

interface Props {
  readonly examples: readonly Example[] | undefined;
  /** Number of examples, for the placeholder while they are loading. */
  readonly count: number;
}

/** Example queries that run on a click. */
export function RunnableExamples({ examples, count }: Props) {
  const submission = useSubmission();
  if (!examples) return <Skeleton height={count * 56} />;
  return (
    <div>
      <ExampleList examples={examples} onPick={submission.run} />
      {submission.running && (
        <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />
      )}
      {submission.error !== undefined && <ErrorState message={`${submission.query}: ${submission.error}`} />}
    </div>
  );
}

/** Names of the data set for the example queries of the tutorial. */
export interface ExampleTexts {
  /** Two TFs, as a query names them. */
  readonly a: string;
  readonly b: string;
  /** Gene id of `a`. */
  readonly id: string;
  /** A value of EDGE_TYPE. */
  readonly edge: string;
}

/** The names for the examples; undefined while they are loading and for a data set that lacks them. */
export function useExampleTexts(): ExampleTexts | undefined {
  const { data: site } = useSite();
  const { data: edges } = useKeyValues('EDGE_TYPE');
  const [a, b = site?.exampleIds[1]] = site?.examples ?? [];
  if (!site || !a || !b || !edges?.[0]) return undefined;
  return { a, b, id: site.defaultTf, edge: edges[0] };
}
