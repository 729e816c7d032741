import { readStats, readSummary } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';

export function summaryRoutes(serveView: ServeView): void {
  serveView(readSummary, () => view('summary', {}));
  serveView(readStats, () => view('counts', {}));
}
