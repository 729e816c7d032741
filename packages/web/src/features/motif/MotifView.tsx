import { SegmentedControl, TextInput } from '@mantine/core';
import { ApiError } from '../../api/ApiError.ts';
import { useMotifs } from '../../api/motifs.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useSite } from '../../api/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import viewStyles from '../../ui/view.module.css';
import { Clusters } from './Clusters.tsx';
import { Individual } from './Individual.tsx';
import { RegionChooser } from './RegionChooser.tsx';
import { alphaOf, isAlpha, useMotifState } from './state.ts';

/** Tab Motif Enrichment: which motifs are enriched near the targets of each analysis. */
export function MotifView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

const views = [
  { value: 'table', label: 'Motif Cluster Table' },
  { value: 'map', label: 'Motif Cluster Heatmap' },
  { value: 'individual', label: 'Individual Motifs' },
] as const;

function Loaded({ request }: { readonly request: RequestRef }) {
  const { view, correction, regions, alpha, set } = useMotifState();
  const { data, error, refetch } = useMotifs(request, { regions, correction, alpha: alphaOf(alpha) });
  const none = error instanceof ApiError && error.status === 404;
  const { data: site } = useSite();
  // Without an enriched cluster only the individual motifs have something to show.
  const shown = none ? 'individual' : view;
  return (
    <section className={viewStyles.view} aria-label="Motif Enrichment">
      <title>Motif Enrichment - Trellis</title>
      <div className={viewStyles.options}>
        <SegmentedControl
          aria-label="Show"
          value={shown}
          onChange={(value) => set({ view: views.find((one) => one.value === value)?.value ?? 'table' })}
          data={views.map((one) => ({ ...one, disabled: none && one.value !== 'individual' }))}
        />
        <RegionChooser chosen={regions} onChange={(next) => set({ regions: next })} />
        <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
        {shown !== 'individual' && <AlphaField />}
      </div>
      {none && site?.motifs.clusters === 0 && (
        <EmptyState title="No motif data">
          <p>The data set of this edition has no motif clusters, so there is nothing to test.</p>
        </EmptyState>
      )}
      {none && site?.motifs.clusters !== 0 && (
        <EmptyState title={error.message.split(':')[0]}>
          <p>
            No motif cluster has a corrected p-value up to {alphaOf(alpha)} in these regions. A larger alpha or
            another region may show some; the individual motifs are below.
          </p>
          <AlphaField />
        </EmptyState>
      )}
      {error && !none && (
        <ErrorState message={`The motifs could not be tested. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {shown === 'individual' ? (
        <Individual request={request} />
      ) : (
        <>
          {!error && !data && <Skeleton height={320} label="Counting the motifs" />}
          {data && !error && <Clusters motifs={data} view={shown} />}
        </>
      )}
    </section>
  );
}

/** The corrected p-value up to which a cluster counts as enriched. */
function AlphaField() {
  const { alpha, set } = useMotifState();
  return (
    <TextInput
      aria-label="Alpha"
      leftSection="α"
      type="number"
      min={0}
      max={1}
      step="any"
      w={120}
      value={alpha}
      error={isAlpha(alpha) ? undefined : 'From 0 to 1; 0.05 is used.'}
      onChange={(event) => set({ alpha: event.currentTarget.value })}
    />
  );
}
