import { SegmentedControl } from '@mantine/core';
import { hitText, type MotifTableKind } from '@trellis/core/dataset';
import { hasStatus } from '../../api/ApiError.ts';
import { useMotifSources } from '../../api/sources.ts';
import { useMotifs } from './motifQueries.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { useSite } from '../../api/site.ts';
import { alphaOf } from '../../shared/statistics/typedNumbers.ts';
import { EmptyState, Skeleton, toBottom } from '../../ui/states.tsx';
import { countOf } from '../../ui/numbers.ts';
import { LevelSelect, useFewSets, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import viewStyles from '../../ui/view.module.css';
import { Clusters } from './Clusters.tsx';
import { IndividualMotifs } from './IndividualMotifs.tsx';
import { MotifOptions } from './MotifOptions.tsx';
import { useMotifOptions, type MotifViewKind } from './state.ts';

/** Tab Motif Enrichment: which motifs are enriched near the targets of each analysis. */
export function MotifView() {
  const request = useResultRef();
  const fewSets = useFewSets();
  const { view, correction, test, regions, alpha } = useMotifOptions();
  const query = useMotifs(request, { regions, correction, test, alpha: alphaOf(alpha), ...useLevel() });
  const noClusters = hasStatus(query.error, 404);
  const hasFailed = query.error !== null && !fewSets(query.error);
  // Without clusters, for whatever reason, only the individual motifs can have something to show.
  const shown = hasFailed ? 'individual' : view;
  return (
    <section className={viewStyles.view} aria-label="Motif Enrichment">
      <MotifOptions />
      <ViewChoice shown={shown} hasFailed={hasFailed} />
      <HitNote kind={shown === 'individual' ? 'individual' : 'cluster'} />
      <ResultView
        title="Motif Enrichment"
        query={query}
        loading={shown !== 'individual' && <Skeleton height={toBottom(340)} label="Counting the motifs" />}
        failure="The motifs could not be tested."
        empty={(error) => fewSets(error) || (noClusters && <NoClusters message={error.message} />)}
      >
        {(motifs) => shown !== 'individual' && <Clusters motifs={motifs} view={shown} />}
      </ResultView>
      {shown === 'individual' && <IndividualMotifs request={request} />}
    </section>
  );
}

/** The motifs of the data set, and what is counted as a hit. */
function HitNote({ kind }: { readonly kind: MotifTableKind }) {
  const { data } = useMotifSources();
  const { data: site } = useSite();
  const motifs = site?.motifs;
  return (
    <p className={viewStyles.note}>
      {motifs &&
        `${countOf(motifs.clusters, 'motif cluster')}; ${countOf(motifs.individual, 'motif')} of ${countOf(motifs.tfs, 'TF')}. `}
      {data && hitText(data[kind])}
    </p>
  );
}

const views: readonly { readonly value: MotifViewKind; readonly label: string }[] = [
  { value: 'table', label: 'Motif Cluster Table' },
  { value: 'map', label: 'Motif Cluster Heatmap' },
  { value: 'individual', label: 'Individual Motifs' },
];

interface ChoiceProps {
  readonly shown: MotifViewKind;
  /** Whether there are no clusters to show. */
  readonly hasFailed: boolean;
}

function ViewChoice({ shown, hasFailed }: ChoiceProps) {
  const { set } = useMotifOptions();
  return (
    <div className={viewStyles.options}>
      <SegmentedControl
        aria-label="Show"
        value={shown}
        onChange={(next) => set({ view: next })}
        data={views.map((one) => ({ ...one, disabled: hasFailed && one.value !== 'individual' }))}
      />
      <LevelSelect />
    </div>
  );
}

/** Why there is no enriched cluster: the edition has none at all, or none passes the threshold. */
function NoClusters({ message }: { readonly message: string }) {
  const { data: site } = useSite();
  const alpha = alphaOf(useMotifOptions().alpha);
  if (site?.motifs.clusters === 0) {
    return (
      <EmptyState title="No motif data">
        <p>The data set of this edition has no motif clusters, so there is nothing to test.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={message.split(':')[0]}>
      <p>
        No motif cluster has a corrected p-value up to {alpha} in these regions. A larger alpha or another region may
        show some: see Options. The individual motifs are below.
      </p>
    </EmptyState>
  );
}
