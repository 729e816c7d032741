import type { AnswerOf, readStats } from '@trellis/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useEdgeTypes } from '../../api/edges.ts';
import { sifLink, type NetworkChoice } from '../../api/network.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { isSameNetwork, useNetworkState, useShownNetwork, useWantedNetwork } from '../../state/networkState.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { useCytoscapeDownload } from './useCytoscapeDownload.ts';

/** Networks of more edges are slow to draw. */
const maxFastEdges = 3000;

interface Props {
  readonly request: RequestRef;
  readonly stats: AnswerOf<typeof readStats>;
}

/** The size of the network, its files, and the choice of additional edges. */
export function NetworkPanel({ request, stats }: Props) {
  const options = useShownNetwork(request.id);
  const json = useCytoscapeDownload(request, options);
  const isLarge = stats.edges > maxFastEdges;
  return (
    <>
      <div className={viewStyles.head}>
        <NetworkSize stats={stats} />
        <div className={viewStyles.tools}>
          <Button component={Link} to={`/network${searchOf(request)}`} color={isLarge ? 'yellow' : undefined}>
            Open Network
          </Button>
          <Button variant="default" loading={json.busy} onClick={json.save}>
            Download JSON
          </Button>
          <SifMenu request={request} options={options} />
        </div>
      </div>
      {isLarge && (
        <Notice title="A large network.">
          It has more than {maxFastEdges.toLocaleString('en')} edges, so drawing it is slow. Filters or target lists
          make it smaller.
        </Notice>
      )}
      {json.failure && (
        <ErrorState message={`The network could not be loaded. ${json.failure}`} onRetry={json.save} />
      )}
      <EdgeOptions request={request} options={options} />
    </>
  );
}

const NetworkSize = ({ stats }: Pick<Props, 'stats'>) => (
  <div>
    <h2>
      {countOf(stats.edges, 'edge')} between {countOf(stats.tfs, 'TF')} and {countOf(stats.targets, 'target')}
    </h2>
    <p className={viewStyles.note}>The number counts the findings of all analyses. Duplicate edges are drawn once.</p>
  </div>
);

interface OptionsProps {
  readonly request: RequestRef;
  /** Options of the shown network. */
  readonly options: NetworkChoice;
}

const SifMenu = ({ request, options }: OptionsProps) => (
  <DownloadMenu
    label="Download SIF"
    items={[
      { name: 'A line per edge', detail: 'sif', file: 'query.sif', href: sifLink(request, options, true) },
      {
        name: 'Compact: a line per TF and edge',
        detail: 'sif',
        file: 'query_compact.sif',
        href: sifLink(request, options, false),
      },
    ]}
  />
);

/** Chooses additional edges, which the network shows after an update. */
function EdgeOptions({ request, options }: OptionsProps) {
  const wanted = useWantedNetwork(request.id);
  const { want, set } = useNetworkState();
  const types = useEdgeTypes();
  const isStale = !isSameNetwork(options, wanted);
  return (
    <div className={viewStyles.options}>
      {types.data && types.data.length > 0 && (
        <FieldChooser
          label="Additional Edge Features"
          names={types.data}
          chosen={wanted.edges}
          onChange={(edges) => want(request.id, { ...wanted, edges })}
        />
      )}
      <Button
        variant={isStale ? 'filled' : 'light'}
        color={isStale ? 'yellow' : 'blue'}
        data-stale={isStale || undefined}
        onClick={() => set(request.id, wanted)}
      >
        Update Network
      </Button>
      <p className={viewStyles.note} role="status">
        {isStale && 'The network and its files do not show this choice yet.'}
      </p>
    </div>
  );
}
