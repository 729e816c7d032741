import type { AnswerOf, readStats } from '@trellis/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api/ApiError.ts';
import { useEdgeTypes } from '../../api/edges.ts';
import { cytoscapeJson, sifLink } from '../../api/network.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import viewStyles from '../../ui/view.module.css';
import { isSameNetwork, useNetworkState, useShownNetwork, useWantedNetwork } from '../../state/networkState.ts';

/** From this many edges on a drawing is slow. */
const large = 3000;

interface Props {
  readonly request: RequestRef;
  readonly stats: AnswerOf<typeof readStats>;
}

/** How large the network is, and what can be taken away of it. */
export function NetworkPanel({ request, stats }: Props) {
  const options = useShownNetwork(request.id);
  const wanted = useWantedNetwork(request.id);
  const { want, set } = useNetworkState();
  const stale = !isSameNetwork(options, wanted);
  const types = useEdgeTypes();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isLarge = stats.edges > large;
  const saveJson = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const text = await cytoscapeJson(request, options);
      saveFile('query.cyjs', new Blob([text], { type: 'application/json;charset=utf-8' }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={viewStyles.head}>
        <div>
          <h2>
            {countOf(stats.edges, 'edge')} between {countOf(stats.tfs, 'TF')} and {countOf(stats.targets, 'target')}
          </h2>
          <p className={viewStyles.note}>
            Counted are the findings of all analyses. Duplicated edges are collapsed into one single edge.
          </p>
        </div>
        <div className={viewStyles.tools}>
          <Button component={Link} to={`/network${searchOf(request)}`} color={isLarge ? 'yellow' : undefined}>
            Open Network
          </Button>
          <Button variant="default" loading={busy} onClick={() => void saveJson()}>
            Download JSON
          </Button>
          <DownloadMenu
            label="Download SIF"
            items={[
              {
                name: 'A line per edge',
                detail: 'sif',
                file: 'query.sif',
                href: sifLink(request, options, true),
              },
              {
                name: 'Compact: a line per TF and edge',
                detail: 'sif',
                file: 'query_compact.sif',
                href: sifLink(request, options, false),
              },
            ]}
          />
        </div>
      </div>
      {isLarge && (
        <Notice title="A large network.">
          It has more than {large.toLocaleString('en')} edges: drawing it is slow. Filters or target lists make it
          smaller.
        </Notice>
      )}
      {failure && (
        <ErrorState message={`The network could not be loaded. ${failure}`} onRetry={() => void saveJson()} />
      )}
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
          variant={stale ? 'filled' : 'light'}
          color={stale ? 'yellow' : 'blue'}
          data-stale={stale || undefined}
          onClick={() => set(request.id, wanted)}
        >
          Update Network
        </Button>
        <p className={viewStyles.note} role="status">
          {stale && 'The network and its files do not show this choice yet.'}
        </p>
      </div>
    </>
  );
}
