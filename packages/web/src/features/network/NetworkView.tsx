import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useStats } from '../../api/network.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import viewStyles from '../../ui/view.module.css';
import { AuprPanel } from './AuprPanel.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';

/** Tab Network: the size of the network, its files, and the comparison with a target network. */
export function NetworkView() {
  const ref = useRequestRef();
  return ref && <NetworkTab key={ref.id} request={ref} />;
}

function NetworkTab({ request }: { readonly request: RequestRef }) {
  const stats = useStats(request);
  return (
    <section className={viewStyles.view} aria-label="Network">
      <title>Network - Trellis</title>
      <Loaded
        query={stats}
        failure="The network could not be counted."
        loading={<Skeleton height={120} label="Counting the network" />}
      >
        {(data) => <NetworkPanel request={request} stats={data} />}
      </Loaded>
      <AuprPanel request={request} />
    </section>
  );
}
