import { readBoundRegulated } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { overlapOptions } from './options.ts';

export function boundRegulatedRoutes(serveView: ServeView): void {
  serveView(readBoundRegulated, ({ query }) => view('boundRegulated', overlapOptions(query)));
}
