import {
  exportSif,
  readEdge,
  readNetwork,
  readNetworkAnalysis,
  readNetworkPaths,
  readNetworkSize,
} from '@trellis/contract';
import type { NetworkViewOptions } from '../../views/options.ts';
import { view, type ServeView } from '../serveView.ts';
import { given } from './options.ts';

export function networkRoutes(serveView: ServeView): void {
  serveView(readNetwork, ({ query }) => view('network', networkOptions(query)));
  serveView(readNetworkSize, ({ query }) => view('networkSize', networkOptions(query)));
  serveView(exportSif, ({ query }) => view('sif', { ...networkOptions(query), expand: query.expand === '1' }));
  serveView(readNetworkAnalysis, ({ query }) => view('networkAnalysis', networkOptions(query)));
  serveView(readNetworkPaths, ({ query: { revision: _, ...options } }) => view('networkPaths', options));
  serveView(readEdge, ({ query: { source, target } }) => view('edge', { source, target }));
}

/** Forms send 0 for no precision cutoff. */
function networkOptions(query: { edges?: readonly string[]; precision?: number | '' }): NetworkViewOptions {
  return { edges: query.edges ?? [], precision: given(query.precision) || undefined };
}
