import { Link } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { useNetwork, useStats } from '../../api/network.ts';
import { searchOf, useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading } from './Loading.tsx';
import { useNetworkOptions } from './useNetworkOptions.ts';
import { Viewer } from './Viewer.tsx';

/** Page /network: the network of a result, drawn. */
export function NetworkPage() {
  const ref = useRequestRef();
  if (ref) return <Loaded key={`${ref.id} ${ref.revision ?? ''}`} request={ref} />;
  return (
    <Page title="Network" heading="No network is open">
      <p>The network viewer draws the result of a query: its transcription factors, their targets and the edges.</p>
      <p>
        <Link to="/query">Ask a question</Link>, open the tab Network of its result, and choose Open Network.
      </p>
    </Page>
  );
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const [options, setOptions] = useNetworkOptions(request);
  const { data, error, received, isFetching, fetchStatus, refetch, cancel } = useNetwork(request, options);
  const stats = useStats(request);
  const tab = `/result/network${searchOf(request)}`;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page title="Network" heading="There is no result at this address">
        <p>
          The server says: {error.message} Check the address, or <Link to="/query">run the query anew</Link>.
        </p>
      </Page>
    );
  }
  if (error) {
    return (
      <Page title="Network">
        <ErrorState message={`The network could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
        <p>
          <Link to={tab}>Back to the result</Link>
        </p>
      </Page>
    );
  }
  if (!data && fetchStatus === 'idle') {
    return (
      <Page title="Network" heading="The network was not loaded">
        <ErrorState message="Loading was canceled." onRetry={() => void refetch()} retryLabel="Load the network" />
        <p>
          <Link to={tab}>Back to the result</Link>
        </p>
      </Page>
    );
  }
  if (!data) return <Loading received={received} stats={stats.data} onCancel={cancel} />;
  if (data.length === 0) {
    return (
      <Page title="Network">
        <EmptyState title="This network has no nodes">
          <p>
            Show more analyses in <Link to={tab}>the result</Link>.
          </p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Viewer
      request={request}
      elements={data}
      options={options}
      onOptions={setOptions}
      loading={isFetching}
      onCancel={cancel}
    />
  );
}
