import type { TermGraphData } from '@trellis/figures';
import { inOrder, type NextMark } from '../../../ui/useMarks.ts';

/**
 * Moves through a graph of terms: left to a broader term, right to a narrower one, up and down through all terms in the order in
 * which they are placed.
 */
export function moveInGraph({ edges }: Pick<TermGraphData, 'edges'>, order: readonly number[]): NextMark {
  const step = inOrder(order.length);
  return (from, key) => {
    if (key === 'ArrowLeft') return edges.find(([child]) => child === from)?.[1];
    if (key === 'ArrowRight') return edges.find(([, parent]) => parent === from)?.[0];
    const place = step(order.indexOf(from), key);
    return place === undefined ? undefined : order[place];
  };
}
