import type { NetworkElements } from '@trellis/contract';
import { lazy, Suspense, useRef, useState, useEffect, useMemo } from 'react';
import type { NetworkChoice } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { Details } from './Details.tsx';
import { hasWebgl } from '../../ui/drawingSpeed.ts';
import { engineFor } from './drawing/engine.ts';
import type { GraphControls } from './drawing/graphControls.ts';
import { GraphPane } from './GraphPane.tsx';
import { LayoutProgress, useForceLayout } from './layout/useForceLayout.tsx';
import { isEmptySelection, litSelection, type SceneSelection } from './scene/selection.ts';
import { Tables } from './Tables.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useViewerState } from './viewerHistory.ts';
import { ViewerContext, useViewer, type ViewerContextValue } from './viewerContext.ts';
import { ViewerHeading } from './ViewerHeading.tsx';
import { WindowTitle } from '../../ui/Page.tsx';
import styles from './Viewer.module.css';
import { ActionIcon } from '@mantine/core';
import { Warning } from '../../ui/icons.tsx';
import { Close } from '../../ui/toolIcons.tsx';
import { noEdgesAdded, addUpload } from './files/upload.ts';
import type { NetworkPicture } from './drawing/drawing.ts';
import { arrangeScene } from './scene/arrangement.ts';
import { dressScene } from './scene/dressScene.ts';
import { buildScene, moveNodes, type NetworkScene } from './scene/scene.ts';
import { visibilityOf } from './scene/visibility.ts';
import type { ViewerState } from './viewerState.ts';

const AnalyzePanel = lazy(async () => ({ default: (await import('./analysis/AnalyzePanel.tsx')).AnalyzePanel }));

const noEdgesAddedMs = 10_000;

interface AlertsProps {
  readonly text: string | undefined;
  readonly onClose: () => void;
}

/** An error message that the user closes; "No edges added." closes itself after ten seconds. */
function Alerts({ text, onClose }: AlertsProps) {
  useEffect(() => {
    if (text !== noEdgesAdded) return;
    const timer = setTimeout(onClose, noEdgesAddedMs);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  if (text === undefined) return null;
  return (
    <div className={styles.alert} role="alert">
      <Warning />
      <p>{text}</p>
      <ActionIcon variant="transparent" color="red" aria-label="Close this message" onClick={onClose}>
        <Close />
      </ActionIcon>
    </div>
  );
}

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

/** The analyses of the network; a click on a result shows it in the drawing. */
function AnalysisSection({ onClose }: { readonly onClose: () => void }) {
  const { request, options, picture, dispatch, controls } = useViewer();
  const show = (selection: SceneSelection) => {
    dispatch({ type: 'spotlight', selection });
    controls.current?.frame([...selection.nodes]);
  };
  return (
    <Suspense>
      <AnalyzePanel
        network={{ request, options, scene: picture.scene, selection: picture.selection, onShow: show }}
        onClose={onClose}
      />
    </Suspense>
  );
}

interface DerivedNetwork {
  /** The network as the server sent it. */
  readonly answered: NetworkScene;
  /** The network with its uploads, in blocks. */
  readonly base: NetworkScene;
  readonly picture: NetworkPicture;
}

/** Derives what is drawn from the elements and the state; each step runs only when its own input changes. */
function useNetworkPicture(elements: Readonly<NetworkElements>, state: ViewerState): DerivedNetwork {
  const { rows, color, arrangement, dress, moved, filters, selection, highlight, spotlight } = state;
  const answered = useMemo(() => buildScene(elements), [elements]);
  const base = useMemo(() => addUpload(answered, rows, color).scene, [answered, rows, color]);
  const arranged = useMemo(() => arrangeScene(base, arrangement), [base, arrangement]);
  const dressed = useMemo(() => dressScene(arranged, dress), [arranged, dress]);
  const scene = useMemo(() => moveNodes(dressed, moved), [dressed, moved]);
  const visible = useMemo(() => visibilityOf(scene, filters), [scene, filters]);
  const lit = useMemo(
    () => litSelection(scene, visible, { selection, highlight, spotlight }),
    [scene, visible, selection, highlight, spotlight],
  );
  const picture = useMemo(() => ({ scene, dress, visible, selection, lit }), [scene, dress, visible, selection, lit]);
  return { answered, base, picture };
}
