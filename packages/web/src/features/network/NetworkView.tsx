import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useNetworkSize } from '../../api/network.ts';
import { useRequestedEdges, useNetworkAddress, useShownNetwork } from '../../state/networkState.ts';
import { Skeleton, toBottom } from '../../ui/states.tsx';
import viewStyles from '../../ui/view.module.css';
import { AuprPanel } from './AuprPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';
import { WindowTitle } from '../../ui/Page.tsx';

/** Tab Network: the size of the network, its files, and the comparison with a target network. */
export function NetworkView() {
  const ref = useRequestRef();
  return ref && <NetworkTab key={ref.id} request={ref} />;
}

function NetworkTab({ request }: { readonly request: RequestRef }) {
  useNetworkAddress(request);
  const isKnown = useRequestedEdges(request);
  return (
    <section className={viewStyles.view} aria-label="Network">
      <WindowTitle>Network</WindowTitle>
      {isKnown ? (
        <>
          <CountedNetwork request={request} />
          <AuprPanel request={request} />
        </>
      ) : (
        <CountSkeleton />
      )}
    </section>
  );
}

/** The network fills the window below the tabs, also while it is counted: what is below it would move otherwise. */
const CountSkeleton = () => <Skeleton height={toBottom(130)} label="Counting the network" />;

/** The network with its counts; without them where they could not be had. */
function CountedNetwork({ request }: { readonly request: RequestRef }) {
  const { data, error, refetch } = useNetworkSize(request, useShownNetwork(request.id));
  if (!data && !error) return <CountSkeleton />;
  return <NetworkPanel request={request} size={error ? undefined : data} onCount={() => void refetch()} />;
}
