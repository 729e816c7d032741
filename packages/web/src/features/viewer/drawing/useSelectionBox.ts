import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SceneBox } from '../scene/selection.ts';
import { listenForBox, type BoxOptions } from './listenForBox.ts';

/** Lets the user draw a box over an element; returns the box while it is drawn, in pixels of the element. */
export function useSelectionBox(frame: RefObject<HTMLElement | null>, options: BoxOptions): SceneBox | undefined {
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
