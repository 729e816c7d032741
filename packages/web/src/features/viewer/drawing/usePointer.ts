import { useMemo, useRef, useState, type RefObject } from 'react';
import type { SceneItem } from '../scene/selection.ts';
import type { DrawingEvents } from './drawing.ts';

/** The node or edge under the pointer, and the position of its name in pixels. */
export interface HoveredItem {
  readonly item: SceneItem;
  readonly x: number;
  readonly y: number;
}

/** Follows the pointer and the zoom of a drawing; writes the viewport to the data attributes of its frame. */
export function usePointer(
  frame: RefObject<HTMLElement | null>,
  { onPress, onMove }: Pick<DrawingEvents, 'onPress' | 'onMove'>,
) {
  const [zoom, setZoom] = useState(1);
  const [hovered, setHovered] = useState<HoveredItem>();
  /** Stays set while the view moves, when no name is shown. */
  const pointed = useRef<SceneItem>(undefined);
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
    [frame, onPress, onMove],
  );
  return { zoom, hovered, pointed, events };
}
