import { useSubmission } from '../../state/submit.ts';
import { ErrorState, Running, Skeleton } from '../../ui/states.tsx';
import { ExampleList, type Example } from '../../ui/ExampleList.tsx';

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
