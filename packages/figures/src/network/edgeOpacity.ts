import * as maths from '@trellis/core/maths';

/** Up to this number, edges are opaque. */
const maxOpaqueEdges = 1000;

/** Opacity at which a single edge can still be seen. */
const minOpacity = 0.05;

/**
 * Returns the opacity of the edges of a network, from 0.05 to 1. It falls with their number to the power of 0.6, so that
 * crossings and bundles of a dense network stay distinct from single edges.
 */
export const edgeOpacity = (edges: number): number =>
  Math.max(minOpacity, Math.min(1, maths.pow(maxOpaqueEdges / Math.max(edges, 1), 0.6)));
