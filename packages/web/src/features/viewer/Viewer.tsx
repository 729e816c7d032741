import type { NetworkElements } from '@trellis/contract';
import { useRef, useState } from 'react';
import type { NetworkChoice } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { Alerts } from './Alerts.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { Details } from './Details.tsx';
import { hasWebgl } from '../../ui/drawingSpeed.ts';
import { engineFor } from './drawing/engine.ts';
import type { GraphControls } from './drawing/graphControls.ts';
import { GraphPane } from './GraphPane.tsx';
import { LayoutProgress } from './layout/LayoutProgress.tsx';
import { useForceLayout } from './layout/useForceLayout.ts';
import { isEmptySelection } from './scene/selection.ts';
import { Tables } from './Tables.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useNetworkPicture } from './useNetworkPicture.ts';
import { useViewerState } from './useViewerState.ts';
import { ViewerContext, type ViewerContextValue } from './viewerContext.ts';
import { ViewerHeading } from './ViewerHeading.tsx';
import { WindowTitle } from '../../ui/WindowTitle.tsx';
import styles from './Viewer.module.css';

interface Props {
  readonly request: RequestRef;
  readonly elements: Readonly<NetworkElements>;
  readonly options: NetworkChoice;
  readonly onOptions: (options: NetworkChoice) => void;
  /** Whether a network with other options is loading. */
  readonly isLoading: boolean;
  readonly onCancel: () => void;
}

/** The drawing of a network with its tools, tables and analyses. */
export function Viewer(props: Props) {
  const viewer = useViewerParts(props);
  const { selection, spotlight } = viewer.state;
  const [alert, setAlert] = useState<string>();
  const [analyzing, setAnalyzing] = useState(false);
  const force = useForceLayout({
    onPlaces: (places) => viewer.dispatch({ type: 'arrange', arrangement: { name: 'force', places } }),
    onFailure: setAlert,
  });
  return (
    <ViewerContext value={viewer}>
      <div className={styles.viewer} data-fill>
        <WindowTitle>Network</WindowTitle>
        <ViewerHeading />
        <Toolbar force={force} analyzing={analyzing} onAnalyzing={setAnalyzing} onAlert={setAlert} />
        <div className={styles.body} data-analysis={analyzing || undefined}>
          <div className={styles.graph}>
            <Alerts text={alert} onClose={() => setAlert(undefined)} />
            <GraphPane />
            <LayoutProgress {...force} />
            {!isEmptySelection(selection) && !(analyzing && spotlight) && <Details />}
          </div>
          <Tables />
          {analyzing && <AnalysisSection onClose={() => setAnalyzing(false)} />}
        </div>
      </div>
    </ViewerContext>
  );
}

function useViewerParts({ elements, ...given }: Props): ViewerContextValue {
  const history = useViewerState(given.request);
  const { state } = history;
  const [webgl] = useState(hasWebgl);
  const [drawMs, setDrawMs] = useState<number>();
  const controls = useRef<GraphControls>(null);
  const network = useNetworkPicture(elements, state);
  const engine = engineFor(network.picture.scene.edges.length, webgl);
  return { ...given, ...network, ...history, controls, engine, webgl, drawMs, setDrawMs };
}
