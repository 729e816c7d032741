import { useSyncExternalStore } from 'react';
import { useSteady } from '../../ui/pacedWidth.ts';

/** Height of what stays in sight next to the diagram, and the least height of the diagram, in pixels. */
const [around, minHeight] = [120, 520];

function onResize(act: () => void): () => void {
  window.addEventListener('resize', act);
  return () => window.removeEventListener('resize', act);
}

/** Maximum height of a diagram that can be seen at once, in pixels; it follows the window. */
export const useMaxHeight = (): number =>
  useSteady(useSyncExternalStore(onResize, () => Math.max(minHeight, window.innerHeight - around)));
