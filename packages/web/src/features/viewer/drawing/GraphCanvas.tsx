import { useImperativeHandle, useRef, useState, type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { SceneBox } from '../scene/selection.ts';
import { canvasSize, middleOf, sceneBox, zoomAround } from './viewport.ts';
import type { DrawingEvents, NetworkPicture } from './drawing.ts';
import type { DrawingEngine } from './engine.ts';
import { graphCommand, graphControls, viewAfter, type GraphControls } from './graphControls.ts';
import { useDrawing, usePointer, type HoveredItem } from './useDrawing.ts';
import { ZoomTools } from './ZoomTools.tsx';
import { Loader } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { NetworkScene } from '../scene/scene.ts';
import { tipText } from './labels.ts';
import { listenForBox, type BoxOptions } from './listenForBox.ts';
import hiddenStyles from '../../../ui/hidden.module.css';
import styles from './GraphCanvas.module.css';

/** The box that the user is drawing, in pixels. */
const SelectionBox = ({ box: { left, top, right, bottom } }: { readonly box: SceneBox }) => (
  <div className={styles.box} style={{ left, top, width: right - left, height: bottom - top }} />
);

interface Props {
  readonly picture: NetworkPicture;
  readonly engine: DrawingEngine;
  readonly label: string;
  readonly onPress: DrawingEvents['onPress'];
  readonly onMove: DrawingEvents['onMove'];
  /** A box was drawn, in units of the scene; `add` when Ctrl or Cmd was held. */
  readonly onBox: (box: SceneBox, add: boolean) => void;
  readonly onEscape: () => void;
  /** The drawing is on the screen, after so many milliseconds; must not change. */
  readonly onDrawn: (ms: number) => void;
  readonly controls: RefObject<GraphControls | null>;
}

/** A drawing that can be moved, zoomed, pointed at and selected in, by mouse, touch and keyboard. */
export function GraphCanvas(props: Props) {
  const { picture, engine, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { host, drawing, zoom, hovered, box, boxing, setBoxing, zoomBy, onKey } = useGraph(frame, props);
  return (
    <div className={styles.frame}>
      <div
        ref={frame}
        className={styles.canvas}
        data-testid="graph"
        data-engine={engine}
        data-ready={drawing.ready || undefined}
        data-boxing={boxing || undefined}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby="graph-keys"
        onKeyDown={onKey}
        onMouseDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      >
        <div ref={host} className={styles.host} aria-hidden />
        {box && <SelectionBox box={box} />}
        {hovered && <HoverTip scene={picture.scene} zoom={zoom} hovered={hovered} />}
      </div>
      <p id="graph-keys" className={hiddenStyles.hidden}>
        Plus and minus zoom, arrow keys move, 0 shows everything, Escape clears the selection, Ctrl and Z take back a
        change. The tables below list the same genes and edges.
      </p>
      <DrawingStatus ready={drawing.ready} failure={drawing.failure} />
      <ZoomTools zoom={zoom} boxing={boxing} onBoxing={setBoxing} onZoom={zoomBy} />
    </div>
  );
}

/** The drawing of a canvas with its pointer, box, keys and controls. */
function useGraph(frame: RefObject<HTMLElement | null>, props: Props) {
  const { picture, engine, controls, onPress, onMove, onBox, onEscape, onDrawn } = props;
  const host = useRef<HTMLDivElement>(null);
  const [boxing, setBoxing] = useState(false);
  const { zoom, hovered, pointed, events } = usePointer(frame, { onPress, onMove });
  const drawing = useDrawing(host, { picture, engine, events, onDrawn });
  const size = () => canvasSize(host.current);
  const box = useSelectionBox(frame, {
    on: boxing,
    onBox: (pixels, add) => onBox(sceneBox(drawing.viewport(), pixels), add),
    onPoint: () => onPress(pointed.current, true),
  });
  useImperativeHandle(controls, () => graphControls({ drawing, nodes: picture.scene.nodes, size }));
  const zoomBy = (factor: number) => {
    const viewport = drawing.viewport();
    drawing.moveTo(zoomAround(viewport, viewport.zoom * factor, middleOf(size())));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = graphCommand(event.key);
    if (!command) return;
    if (command.type === 'fit') drawing.fit();
    else if (command.type === 'clear selection') onEscape();
    else drawing.moveTo(viewAfter(command, drawing.viewport(), size()));
    event.preventDefault();
  };
  return { host, drawing, zoom, hovered, box, boxing, setBoxing, zoomBy, onKey };
}

interface DrawingStatusProps {
  readonly ready: boolean;
  readonly failure: string | undefined;
}

/** Progress or failure of a drawing; nothing once it is there. */
function DrawingStatus({ ready, failure }: DrawingStatusProps) {
  if (failure) {
    return (
      <div className={styles.failure}>
        <ErrorState message={`The network could not be drawn. ${failure}`} />
      </div>
    );
  }
  if (ready) return null;
  return (
    <div className={styles.drawing} role="status">
      <Loader size={16} /> Drawing the network
    </div>
  );
}

interface HoverTipProps {
  readonly scene: NetworkScene;
  readonly zoom: number;
  readonly hovered: HoveredItem;
}

/** The name of the node or edge under the pointer, unless its own label can be read. */
function HoverTip({ scene, zoom, hovered: { item, x, y } }: HoverTipProps) {
  const text = tipText(scene, item, zoom);
  if (text === undefined) return null;
  return (
    <div className={styles.tip} role="tooltip" style={{ left: x, top: y }}>
      {text}
    </div>
  );
}

/** Lets the user draw a box over an element; returns the box while it is drawn, in pixels of the element. */
function useSelectionBox(frame: RefObject<HTMLElement | null>, options: BoxOptions): SceneBox | undefined {
  const [box, setBox] = useState<SceneBox>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return listenForBox(frame.current, () => latest.current, setBox);
  }, [frame]);
  return box;
}
