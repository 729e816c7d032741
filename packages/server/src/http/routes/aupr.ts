import { drawAupr, exportPruned, readAupr } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { given } from './options.ts';

export function auprRoutes(serveView: ServeView): void {
  serveView(drawAupr, ({ query }) => view('auprFigure', { precision: given(query.precision) }));
  serveView(readAupr, ({ query }) => view('aupr', { precision: given(query.precision) }));
  serveView(exportPruned, ({ params }) => view('prunedNetwork', { precision: params.precision }));
}
