import { useEffect, useRef, useState } from 'react';
import { maxCanvasEdges, type DrawingEvents } from './drawing/drawing.ts';
import { GraphCanvas } from './drawing/GraphCanvas.tsx';
import { networkSizeText } from './drawing/networkFigure.ts';
import { Legend } from './Legend.tsx';
import { emptySelection, nodesOf, selectBox, type SceneBox } from './scene/selection.ts';
import { useViewer } from './viewerContext.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { countOf } from '../../ui/numbers.ts';
import { canvasTimeText } from './drawing/engine.ts';
import styles from './drawing/GraphCanvas.module.css';

/** The drawing and its legend; or, for a network too large for a canvas, the choice to draw it anyway. */
export function GraphPane() {
  const { picture, engine } = useViewer();
  const [anyway, setAnyway] = useState(false);
  const edges = picture.scene.edges.length;
  if (engine === 'canvas' && edges > maxCanvasEdges && !anyway) {
    return <TooLarge edges={edges} onDraw={() => setAnyway(true)} />;
  }
  return (
    <>
      <Graph />
      <Legend />
    </>
  );
}

function Graph() {
  const { picture, engine, controls, dispatch, setDrawMs } = useViewer();
  const { scene, visible, selection } = picture;
  useFitAfterLayout();
  const onPress: DrawingEvents['onPress'] = (item, add) => {
    dispatch({ type: 'press', item, add });
    if (item && !add) controls.current?.reveal(nodesOf(scene, item));
  };
  const onMove: DrawingEvents['onMove'] = (moved) => dispatch({ type: 'move', scene, moved });
  const onBox = (box: SceneBox, add: boolean) => {
    const boxed = selectBox(scene, visible, { box, add: add ? selection : undefined });
    dispatch({ type: 'select', selection: boxed });
    controls.current?.reveal([...boxed.nodes]);
  };
  return (
    <GraphCanvas
      controls={controls}
      picture={picture}
      engine={engine}
      label={`Network graph: ${networkSizeText(scene)}`}
      onPress={onPress}
      onMove={onMove}
      onBox={onBox}
      onDrawn={setDrawMs}
      onEscape={() => dispatch({ type: 'select', selection: emptySelection })}
    />
  );
}

/** Shows everything after another layout was chosen, or the targets were hidden or shown. */
function useFitAfterLayout(): void {
  const { state, controls } = useViewer();
  const { arrangement, filters } = state;
  const shown = useRef({ arrangement, tfsOnly: filters.tfsOnly });
  useEffect(() => {
    const before = shown.current;
    if (before.arrangement === arrangement && before.tfsOnly === filters.tfsOnly) return;
    shown.current = { arrangement, tfsOnly: filters.tfsOnly };
    controls.current?.fit();
  }, [arrangement, filters.tfsOnly, controls]);
}

interface Props {
  readonly edges: number;
  readonly onDraw: () => void;
}

/** Replaces the drawing of a large network in a browser without WebGL. */
function TooLarge({ edges, onDraw }: Props) {
  return (
    <div className={styles.tooLarge}>
      <EmptyState title="This browser does not support WebGL">
        <p>
          Without WebGL, drawing {countOf(edges, 'edge')} takes about {canvasTimeText(edges)}, and the page does not
          respond during that time. The tables below and all downloads work. Networks of up to{' '}
          {maxCanvasEdges.toLocaleString('en')} edges are drawn at once: limit the query to a gene list.
        </p>
        <p>
          <Button variant="default" onClick={onDraw}>
            Draw anyway
          </Button>
        </p>
      </EmptyState>
    </div>
  );
}
