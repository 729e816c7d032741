import { drawTargetLists, readTargetLists, readTargetListsLegend } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { heatMapOptions, testOptions } from './options.ts';

export function targetListRoutes(serveView: ServeView): void {
  serveView(readTargetLists, ({ query }) => view('targetLists', testOptions(query)));
  serveView(readTargetListsLegend, ({ query }) => view('targetListsLegend', testOptions(query)));
  serveView(drawTargetLists, ({ query }) => view('targetListsFigure', heatMapOptions(query)));
}
