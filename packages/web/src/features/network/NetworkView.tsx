import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useStats } from '../../api/network.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import viewStyles from '../../ui/view.module.css';
import { AuprPanel } from './AuprPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';

/** Tab Network: the size of the network, its files, and the comparison with a target network. */
export function NetworkView() {
  const ref = useRequestRef();
  return ref && <LoadedNetwork key={ref.id} request={ref} />;
}

function LoadedNetwork({ request }: { readonly request: RequestRef }) {
  const { data, error, refetch } = useStats(request);
  return (
    <section className={viewStyles.view} aria-label="Network">
      <title>Network - Trellis</title>
      {error && (
        <ErrorState message={`The network could not be counted. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height={120} label="Counting the network" />}
      {data && <NetworkPanel request={request} stats={data} />}
      <AuprPanel request={request} />
    </section>
  );
}
