import { readSummary } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { useResultRef } from '../../api/requestRef.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { Skeleton, toBottom } from '../../ui/states.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { viewQuery } from '../../api/viewQuery.ts';

/** Tab Summary: how many genes each TF targets, by kind of edge. */
export function SummaryView() {
  return (
    <ResultView
      title="Summary"
      query={useQuery(viewQuery(readSummary, useResultRef()))}
      loading={
        <>
          <Skeleton height={32} label="Loading the summary" />
          <Skeleton height={toBottom(280)} />
        </>
      }
      retry="Load the summary"
    >
      {(summary) => <SummaryPanel summary={summary} />}
    </ResultView>
  );
}
