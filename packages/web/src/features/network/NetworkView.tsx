import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useNetworkSize } from '../../api/network.ts';
import { useShownNetwork } from '../../state/networkState.ts';
import { useAskedEdges } from '../../state/useAskedEdges.ts';
import { useNetworkAddress } from '../../state/useNetworkOptions.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import viewStyles from '../../ui/view.module.css';
import { AuprPanel } from './AuprPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';
import { WindowTitle } from '../../ui/WindowTitle.tsx';

/** Tab Network: the size of the network, its files, and the comparison with a target network. */
export function NetworkView() {
  const ref = useRequestRef();
  return ref && <NetworkTab key={ref.id} request={ref} />;
}

function NetworkTab({ request }: { readonly request: RequestRef }) {
  useNetworkAddress(request);
  const isKnown = useAskedEdges(request);
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

const CountSkeleton = () => <Skeleton height={120} label="Counting the network" />;

function CountedNetwork({ request }: { readonly request: RequestRef }) {
  const size = useNetworkSize(request, useShownNetwork(request.id));
  return (
    <Loaded query={size} failure="The network could not be counted." loading={<CountSkeleton />}>
      {(data) => <NetworkPanel request={request} size={data} />}
    </Loaded>
  );
}
