import { exportGeneSets, readGenesInCommon, readGeneSets } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { overlapOptions } from './options.ts';

export function geneSetRoutes(serveView: ServeView): void {
  serveView(readGeneSets, ({ query }) =>
    view(query.genes === '0' ? 'geneSetsMatrix' : 'geneSets', overlapOptions(query)),
  );
  serveView(readGenesInCommon, ({ query }) =>
    view('genesInCommon', { ...overlapOptions(query), a: query.a, b: query.b }),
  );
  serveView(exportGeneSets, ({ query }) =>
    view('geneSetsCsv', { ...overlapOptions(query), fields: query.fields ?? [] }),
  );
}
