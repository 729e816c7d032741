import { exportArrow, exportCsv, exportEverything, exportXlsx } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { testOptions } from './options.ts';

export function exportRoutes(serveView: ServeView): void {
  serveView(exportCsv, () => view('csv', {}));
  serveView(exportArrow, ({ query: { part = 'interactions' } }) => view('arrow', { part }));
  serveView(exportXlsx, () => view('xlsx', {}));
  serveView(exportEverything, ({ query }) => view('archive', { correction: testOptions(query).correction }));
}
