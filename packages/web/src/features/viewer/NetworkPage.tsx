import { useEffect } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import type { NetworkSize } from '@trellis/core/views';
import { Progress } from '@mantine/core';
import { useNetwork, useNetworkSize } from '../../api/network.ts';
import { useDraft } from '../../state/draft.ts';
import { networkOptionsIn, useRequestedEdges, useNetworkOptions } from '../../state/networkState.ts';
import { searchOf, useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { isFolder } from '../../router/base.ts';
import { Page } from '../../ui/Page.tsx';
import { Viewer } from './Viewer.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/numbers.ts';
import styles from './Viewer.module.css';

/** Prepares the drawing of small networks ahead. A failure shows when the drawing is needed. */
export const loadDrawing = (): Promise<unknown> =>
  import('./drawing/rehearsal.ts').then(({ rehearseDrawing }) => rehearseDrawing()).catch(() => undefined);

/** Page /network: the drawing of a result's network; without a result in the address, of the query that was run last. */
export function NetworkPage() {
  const ref = useRequestRef();
  const last = useDraft(({ request }) => request);
  if (!ref && last !== undefined) return <Redirect to={`/network${searchOf({ id: last })}`} replace />;
  if (ref) return <NetworkOfRequest key={`${ref.id} ${ref.revision ?? ''}`} request={ref} />;
  return (
    <Page title="Network" heading="No network is open">
      <p>The network viewer draws the result of a query: its transcription factors, their targets and the edges.</p>
      <p>
        <Link to="/query">Ask a question</Link>, open the Network tab of its result, and choose Open Network.
      </p>
    </Page>
  );
}

/** Waits for the additional edges of the query, unless the address names edges. */
function NetworkOfRequest({ request }: { readonly request: RequestRef }) {
  const [search] = useSearchParams();
  const isKnown = useRequestedEdges(request);
  if (!isKnown && !networkOptionsIn(search)) return <Loading received={0} size={undefined} />;
  return <LoadedNetwork request={request} />;
}

/** The drawing arrives while the network does. */
function LoadedNetwork({ request }: { readonly request: RequestRef }) {
  const [options, setOptions] = useNetworkOptions(request);
  const network = useNetwork(request, options);
  const size = useNetworkSize(request, options);
  useEffect(() => void import('./drawing/cytoscapeDrawing.ts').catch(() => undefined), []);
  const { data, error, received, isFetching, fetchStatus, cancel } = network;
  const retry = () => void network.refetch();
  // A network that cannot be loaded is not opened: its tab has the button that tries again.
  if (error) return <Redirect to={resultTab(request)} replace />;
  if (!data && fetchStatus === 'idle') return <CanceledPage request={request} onRetry={retry} />;
  if (!data) return <Loading received={received} size={size.data} onCancel={cancel} />;
  if (data.length === 0) return <EmptyPage request={request} />;
  return (
    <Viewer
      request={request}
      elements={data}
      options={options}
      onOptions={setOptions}
      isLoading={isFetching}
      onCancel={cancel}
    />
  );
}

interface RetryProps {
  readonly request: RequestRef;
  readonly onRetry: () => void;
}

const CanceledPage = ({ request, onRetry }: RetryProps) => (
  <Page title="Network" heading="The network was not loaded">
    <ErrorState message="Loading was canceled." onRetry={onRetry} retryLabel="Load the network" />
    <BackLink request={request} />
  </Page>
);

const EmptyPage = ({ request }: { readonly request: RequestRef }) => (
  <Page title="Network">
    <EmptyState title="This network has no nodes">
      <p>
        Show more analyses in <Link to={resultTab(request)}>the result</Link>.
      </p>
    </EmptyState>
  </Page>
);

const BackLink = ({ request }: { readonly request: RequestRef }) => (
  <p>
    <Link to={resultTab(request)}>Back to the result</Link>
  </p>
);

const resultTab = (request: RequestRef): string => `/result/network${searchOf(request)}`;

interface Props {
  /** Number of nodes and edges that have arrived. */
  readonly received: number;
  /** Size of the network; undefined until it is known. */
  readonly size: NetworkSize | undefined;
  readonly onCancel?: () => void;
}

/** The progress of a network that is loading. */
function Loading({ received, size, onCancel }: Props) {
  const expected = size && size.observed + size.additional + size.predicted + size.targets + size.tfs;
  const share = expected ? Math.min(99, (100 * received) / expected) : 0;
  return (
    <Page title="Network" heading="Loading the network">
      <div className={styles.loading} role="status">
        <Progress
          value={share}
          animated
          aria-label="Loading the network"
          transitionDuration={0}
          className={styles.progress}
        />
        <p>
          {received > 0
            ? `${formatCount(received)} genes and edges`
            : isFolder
              ? 'Preparing the network'
              : 'The server is preparing the network'}
          {received > 0 && expected !== undefined && ` of about ${formatCount(expected)}`}
        </p>
        {onCancel && (
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Page>
  );
}
