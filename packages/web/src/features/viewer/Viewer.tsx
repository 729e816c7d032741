import type { NetworkElements } from '@trellis/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { NetworkOptions } from '../../api/network.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { countOf } from '../../ui/numbers.ts';
import { AnalyzePanel } from './analysis/AnalyzePanel.tsx';
import { Alerts } from './Alerts.tsx';
import { maxCanvasEdges, maxFastCanvasEdges, type DrawingEvents, type NetworkPicture } from './drawing/drawing.ts';
import { networkSizeText } from './drawing/networkFigure';
import { GraphCanvas, type GraphControls } from './drawing/GraphCanvas.tsx';
import { Details } from './Details.tsx';
import { Legend } from './Legend.tsx';
import { buildScene, moveNodes } from './scene/scene.ts';
import { isEmptySelection, neighborhoodOf, emptySelection, selectBox, type SceneItem } from './scene/selection.ts';
import { SearchField } from './SearchField.tsx';
import { Tables } from './Tables.tsx';
import { TooLarge } from './TooLarge.tsx';
import { Toolbar } from './Toolbar.tsx';
import { addUpload } from './files/upload.ts';
import { engineFor, hasWebgl } from './drawing/useDrawing.ts';
import { useViewerState } from './useViewerState.ts';
import { visibilityOf } from './scene/visibility.ts';
import styles from './Viewer.module.css';

interface Props {
  readonly request: RequestRef;
  readonly elements: NetworkElements;
  readonly options: NetworkOptions;
  readonly onOptions: (options: NetworkOptions) => void;
  /** Whether a further network is on its way. */
  readonly loading: boolean;
  readonly onCancel: () => void;
}

/** The network with its tools. */
export function Viewer({ request, elements, options, onOptions, loading, onCancel }: Props) {
  const [state, dispatch] = useViewerState(request);
  const [alert, setAlert] = useState<string>();
  const [webgl] = useState(hasWebgl);
  const [anyway, setAnyway] = useState(false);
  const [analyzing, setAnalyzing] = useState(false);
  const controls = useRef<GraphControls>(null);
  const { rows, color, moved, filters, selection, highlight, spotlight } = state;

  const base = useMemo(() => buildScene(elements), [elements]);
  const full = useMemo(() => addUpload(base, rows, color).scene, [base, rows, color]);
  const scene = useMemo(() => moveNodes(full, moved), [full, moved]);
  const visible = useMemo(() => visibilityOf(scene, filters), [scene, filters]);
  const lit = useMemo(
    () =>
      isEmptySelection(selection)
        ? undefined
        : spotlight
          ? selection
          : highlight
            ? neighborhoodOf(scene, visible, selection)
            : undefined,
    [spotlight, highlight, scene, visible, selection],
  );
  const picture = useMemo<NetworkPicture>(
    () => ({ scene, visible, selection, lit }),
    [scene, visible, selection, lit],
  );
  const sentence = networkSizeText(scene);
  const isLarge = scene.edges.length > maxFastCanvasEdges;
  const engine = engineFor(scene.edges.length, webgl);
  const tooLarge = engine === 'canvas' && scene.edges.length > maxCanvasEdges && !anyway;

  const onPress = useCallback(
    (item: SceneItem | undefined, add: boolean) => dispatch({ do: 'press', item, add }),
    [dispatch],
  );
  const onMove = useCallback<DrawingEvents['onMove']>(
    (places) => dispatch({ do: 'move', scene, moved: places }),
    [scene, dispatch],
  );

  return (
    <div className={styles.viewer} data-fill>
      <title>Network - Trellis</title>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {sentence}
        </h1>
        {visible.edgeCount < scene.edges.length && (
          <p className={styles.note} role="status">
            {countOf(scene.edges.length - visible.edgeCount, 'edge')} hidden
          </p>
        )}
        {isLarge && (
          <p className={styles.warning} role="note">
            More than {maxFastCanvasEdges.toLocaleString('en')} edges: drawing and moving are slow
            {engine === 'webgl' ? ' on old machines; it is drawn with WebGL.' : webgl ? '.' : ' without WebGL.'}
          </p>
        )}
        <SearchField
          scene={scene}
          onSelect={(places) => dispatch({ do: 'select', selection: { ...emptySelection, nodes: new Set(places) } })}
          onGo={(place) => controls.current?.center(place)}
        />
      </div>
      <Toolbar
        request={request}
        picture={picture}
        state={state}
        dispatch={dispatch}
        base={full}
        controls={controls}
        options={options}
        onOptions={onOptions}
        loading={loading}
        onCancel={onCancel}
        onAlert={setAlert}
        analyzing={analyzing}
        onAnalyzing={setAnalyzing}
      />
      <div className={styles.body} data-analysis={analyzing || undefined}>
        <div className={styles.graph}>
          <Alerts text={alert} onClose={() => setAlert(undefined)} />
          {tooLarge ? (
            <TooLarge edges={scene.edges.length} onDraw={() => setAnyway(true)} />
          ) : (
            <GraphCanvas
              controls={controls}
              picture={picture}
              engine={engine}
              label={`Network graph: ${sentence}`}
              onPress={onPress}
              onMove={onMove}
              onBox={(box, add) =>
                dispatch({
                  do: 'select',
                  selection: selectBox(scene, visible, { box, add: add ? selection : undefined }),
                })
              }
              onEscape={() => dispatch({ do: 'select', selection: emptySelection })}
            />
          )}
          {!tooLarge && (
            <Legend
              scene={scene}
              hidden={filters.kinds}
              onHidden={(kinds) => dispatch({ do: 'filter', change: { kinds } })}
            />
          )}
          {!isEmptySelection(selection) && !(analyzing && spotlight) && (
            <Details
              request={request}
              scene={scene}
              selection={selection}
              highlight={highlight}
              onHighlight={(on) => dispatch({ do: 'highlight', highlight: on })}
              onClose={() => dispatch({ do: 'select', selection: emptySelection })}
            />
          )}
        </div>
        <Tables picture={picture} onPress={onPress} onGo={(place) => controls.current?.center(place)} />
        {analyzing && (
          <AnalyzePanel
            request={request}
            options={options}
            scene={scene}
            selection={selection}
            onShow={(shown) => {
              dispatch({ do: 'spotlight', selection: shown });
              controls.current?.frame([...shown.nodes]);
            }}
            onClose={() => setAnalyzing(false)}
          />
        )}
      </div>
    </div>
  );
}
