import type { NetworkSize } from '@trellis/core/views';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEdgeTypes } from '../../api/sources.ts';
import { sifLink, useNetworkPrefetch, cytoscapeJson, type NetworkChoice } from '../../api/network.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { isSameNetwork, useNetworkState, useShownNetwork, useWantedNetwork } from '../../state/networkState.ts';
import { maxFastCanvasEdges } from '../../ui/drawingSpeed.ts';
import { downloadName, saveFile } from '../../shared/exports/saveFile.ts';
import { ErrorState, Notice } from '../../ui/states.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { RetryButton } from '../../ui/Loaded.tsx';
import { edgeCountsText } from '../../shared/genes/networkSizeText.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { messageOf } from '../../api/ApiError.ts';

import { NetworkPicture } from './NetworkPicture.tsx';

interface Props {
  readonly request: RequestRef;
  /** Undefined when it could not be counted. */
  readonly size: NetworkSize | undefined;
  /** Counts the network again. */
  readonly onCount: () => void;
}

/**
 * The size of the network, its files, and the choice of additional edges. A small network is loaded ahead, a large one when
 * the pointer or the focus is on the link to the viewer.
 */
export function NetworkPanel({ request, size, onCount }: Props) {
  const options = useShownNetwork(request.id);
  const json = useCytoscapeDownload(request, options);
  const edges = size && size.observed + size.additional + size.predicted;
  const isLarge = edges !== undefined && edges > maxFastCanvasEdges;
  const isSmall = edges !== undefined && !isLarge;
  const prefetch = useNetworkPrefetch(request, options);
  const onSmall = useEffectEvent(prefetch);
  useEffect(() => {
    if (isSmall) onSmall();
  }, [isSmall, options]);
  return (
    <>
      <div className={viewStyles.head}>
        <SizeOfNetwork size={size} onCount={onCount} />
        <div className={viewStyles.tools}>
          <ButtonLink
            to={`/network${searchOf(request)}`}
            tone={isLarge ? 'caution' : undefined}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            Open Network
          </ButtonLink>
          <Button variant="default" loading={json.busy} onClick={json.save}>
            Download JSON
          </Button>
          <SifLinks request={request} options={options} />
        </div>
      </div>
      {isLarge && (
        <Notice title="A large network.">
          {countOf(edges, 'edge')}, more than {formatCount(maxFastCanvasEdges)}: the graph is slow. Filters or target
          lists make it smaller.
        </Notice>
      )}
      {json.failure && (
        <ErrorState message={`The network could not be loaded. ${json.failure}`} onRetry={json.save} />
      )}
      <EdgeOptions request={request} options={options} />
      {size && <NetworkPicture request={request} size={size} />}
    </>
  );
}

const SizeOfNetwork = ({ size, onCount }: Omit<Props, 'request'>) => (
  <div>
    {size ? (
      <h2>
        {edgeCountsText(size)} between {countOf(size.tfs, 'TF')} and {countOf(size.targets, 'target')}
      </h2>
    ) : (
      <RetryButton label="Count the network" onClick={onCount} />
    )}
    <p className={viewStyles.note}>
      Duplicated edges are collapsed into one single edge. A finding is a target of one analysis; findings of the same
      TF, edge name and target are one edge.
    </p>
  </div>
);

interface OptionsProps {
  readonly request: RequestRef;
  /** Options of the shown network. */
  readonly options: NetworkChoice;
}

/** A line per edge, or a compact line per TF and edge name. */
const SifLinks = ({ request, options }: OptionsProps) => (
  <>
    <ButtonAnchor variant="default" href={sifLink(request, options, true)} download={downloadName('query.sif')}>
      Download SIF
    </ButtonAnchor>
    <ButtonAnchor
      variant="default"
      title="A line per TF and edge name"
      href={sifLink(request, options, false)}
      download={downloadName('query_compact.sif')}
    >
      Download compact SIF
    </ButtonAnchor>
  </>
);

/** Chooses additional edges, which the network shows after an update. */
function EdgeOptions({ request, options }: OptionsProps) {
  const wanted = useWantedNetwork(request.id);
  const { want, set } = useNetworkState();
  const types = useEdgeTypes();
  const isStale = !isSameNetwork(options, wanted);
  return (
    <div className={viewStyles.options}>
      {types && types.length > 0 && (
        <FieldChooser
          label="Additional Edge Features"
          names={types}
          chosen={wanted.edges}
          onChange={(edges) => want(request.id, { ...wanted, edges })}
        />
      )}
      <Button
        tone={isStale ? 'caution' : 'fresh'}
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

/** Downloads the network as Cytoscape JSON. */
function useCytoscapeDownload(request: RequestRef, options: NetworkChoice) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
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
  return { busy, failure, save: () => void save() };
}
