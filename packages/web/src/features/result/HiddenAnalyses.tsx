import type { QueryAnswer } from '@trellis/contract';
import { useUpdateAnalyses } from '../../api/analysisIds.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { countOf } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { hiddenCount, withAllShown } from './analysisChanges.ts';
import styles from '../../ui/ViewHead.module.css';

/** Says how many analyses are hidden, and shows them again; nothing if all are shown. */
export function HiddenAnalyses({
  answer: { requestId: id, request, analysisIds },
}: {
  readonly answer: QueryAnswer;
}) {
  const update = useUpdateAnalyses({ id, revision: request.revision });
  const hidden = hiddenCount(analysisIds);
  if (!hidden) return null;
  return (
    <p className={styles.hidden}>
      {hidden} of {countOf(analysisIds.length, 'analysis', 'analyses')} hidden:{' '}
      <TextButton onClick={() => update.mutate(withAllShown(analysisIds))}>show</TextButton>
      {update.error && <ErrorState message={update.error.message} />}
    </p>
  );
}
