import { narrowSungear, readSungear } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';

export function sungearRoutes(serveView: ServeView): void {
  serveView(readSungear, ({ query }) => view('sungear', { correction: query.correction }));
  serveView(narrowSungear, ({ query, body }) => view('sungear', { genes: body.genes, correction: query.correction }));
}
