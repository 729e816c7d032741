import { Loader } from '@mantine/core';
import { useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { DrawingEvents, NetworkPicture } from './drawing.ts';
import { labelFontSize, minLegiblePixels } from './labels.ts';
import { geneLabel, type NetworkScene } from '../scene/scene.ts';
import type { SceneBox, SceneItem } from '../scene/selection.ts';
import { sizeOf, useDrawing, type DrawingEngine } from './useDrawing.ts';
import { useSelectionBox } from './useSelectionBox';
import {
  fitViewport,
  middleOf,
  readingZoom,
  zoomStep,
  zoomAround,
  type CanvasSize,
  type Viewport,
} from './viewport.ts';
import { ZoomTools } from './ZoomTools';
import hiddenStyles from '../../../ui/hidden.module.css';
import styles from './GraphCanvas.module.css';

/** What the page can ask of the drawing. */
export interface GraphControls {
  fit(): void;
  /** Shows some nodes, near enough to read them if they fit. */
  frame(places: readonly number[]): void;
  /** Moves to a node, near enough to read it. */
  center(place: number): void;
  seen(): { readonly viewport: Viewport; readonly size: CanvasSize };
}

interface Props {
  readonly picture: NetworkPicture;
  readonly engine: DrawingEngine;
  readonly label: string;
  readonly onPress: (item: SceneItem | undefined, add: boolean) => void;
  readonly onBox: (box: SceneBox, add: boolean) => void;
  readonly onMove: DrawingEvents['onMove'];
  readonly onEscape: () => void;
  readonly controls: Ref<GraphControls>;
}

const panStep = 60;
const pan: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

/** The network as a picture that can be moved, zoomed, pointed at and selected in. */
export function GraphCanvas({ picture, engine, label, onPress, onBox, onMove, onEscape, controls }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [hovered, setHovered] = useState<{ item: SceneItem; x: number; y: number }>();
  const pointed = useRef<SceneItem>(undefined);
  const [boxing, setBoxing] = useState(false);

  const events = useMemo<DrawingEvents>(
    () => ({
      onPress,
      onMove,
      onHover: (item, x, y) => {
        pointed.current = item;
        setHovered(item && { item, x, y });
      },
      onViewport: ({ zoom: next, x, y }) => {
        setZoom(next);
        setHovered(undefined);
        if (!frame.current) return;
        Object.assign(frame.current.dataset, { zoom: next.toFixed(4), x: x.toFixed(1), y: y.toFixed(1) });
      },
    }),
    [onPress, onMove],
  );
  const { ready, failure, viewport, moveTo: move, fit: showAll } = useDrawing(host, { picture, engine, events });
  const size = (): CanvasSize => (host.current ? sizeOf(host.current) : { width: 1, height: 1 });
  const zoomBy = (wanted: (now: number) => number) =>
    move(zoomAround(viewport(), wanted(viewport().zoom), middleOf(size())));
  const box = useSelectionBox(frame, {
    on: boxing,
    onBox: (pixels, add) => {
      const { zoom: scale, x, y } = viewport();
      const edge = (at: number, from: number) => (at - from) / scale;
      const { left, top, right, bottom } = pixels;
      onBox({ left: edge(left, x), right: edge(right, x), top: edge(top, y), bottom: edge(bottom, y) }, add);
    },
    onPoint: () => onPress(pointed.current, true),
  });

  useImperativeHandle(controls, () => ({
    fit: showAll,
    frame: (places) => {
      const nodes = places.map((place) => picture.scene.nodes[place]);
      if (nodes.length) move(fitViewport(nodes, size(), readingZoom));
    },
    center: (place) => {
      const { x, y } = picture.scene.nodes[place];
      const scale = Math.max(viewport().zoom, readingZoom);
      const middle = middleOf(size());
      move({ zoom: scale, x: middle.x - x * scale, y: middle.y - y * scale });
    },
    seen: () => ({ viewport: viewport(), size: size() }),
  }));

  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const shift = pan[event.key];
    if (event.key === '+' || event.key === '=') zoomBy((now) => now + zoomStep);
    else if (event.key === '-' || event.key === '_') zoomBy((now) => now - zoomStep);
    else if (event.key === '0') showAll();
    else if (event.key === 'Escape') onEscape();
    else if (shift) move({ ...viewport(), x: viewport().x + shift[0], y: viewport().y + shift[1] });
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.frame}>
      <div
        ref={frame}
        className={styles.canvas}
        data-testid="graph"
        data-engine={engine}
        data-ready={ready || undefined}
        data-boxing={boxing || undefined}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby="graph-keys"
        onKeyDown={onKey}
        onMouseDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      >
        <div ref={host} className={styles.host} aria-hidden />
        {box && (
          <div
            className={styles.box}
            style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
          />
        )}
        {hovered && <Tip picture={picture} zoom={zoom} {...hovered} />}
      </div>
      <p id="graph-keys" className={hiddenStyles.hidden}>
        Plus and minus zoom, arrow keys move, 0 shows everything, Escape clears the selection. The tables below hold
        the same genes and edges.
      </p>
      {!ready && !failure && (
        <div className={styles.drawing} role="status">
          <Loader size={16} /> Drawing the network
        </div>
      )}
      {failure && (
        <div className={styles.failure}>
          <ErrorState message={`The network could not be drawn. ${failure}`} />
        </div>
      )}
      <ZoomTools
        zoom={zoom}
        boxing={boxing}
        onBoxing={setBoxing}
        onZoom={(factor) => zoomBy((now) => now * factor)}
      />
    </div>
  );
}

interface TipProps {
  readonly picture: NetworkPicture;
  readonly zoom: number;
  readonly item: SceneItem;
  readonly x: number;
  readonly y: number;
}

/** The name of what is pointed at; nothing for a node whose own label can be read. */
function Tip({ picture: { scene }, zoom, item, x, y }: TipProps) {
  const text = tipText(scene, item, zoom);
  if (text === undefined) return null;
  return (
    <div className={styles.tip} role="tooltip" style={{ left: x, top: y }}>
      {text}
    </div>
  );
}

function tipText({ nodes, edges }: NetworkScene, { group, place }: SceneItem, zoom: number): string | undefined {
  if (group === 'edges') return edges.at(place)?.name;
  const node = nodes.at(place);
  return node && !(node.label && labelFontSize(node) * zoom >= minLegiblePixels) ? geneLabel(node) : undefined;
}
