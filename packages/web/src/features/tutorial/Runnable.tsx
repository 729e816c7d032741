import { useSubmission } from '../../state/submit.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExampleList, type Example } from '../../ui/ExampleList.tsx';
import { Running } from '../../ui/Running.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Queries of the text that run at a click; a place for them until the data set has said its words. */
export function Runnable({
  examples,
  count,
}: {
  readonly examples: readonly Example[] | undefined;
  readonly count: number;
}) {
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
