import { exportGeneSets, readGenesInCommon, readGeneSets } from '@trellis/contract';
import { view, type ServeView } from '../serveView.ts';
import { testOptions } from './options.ts';

export function geneSetRoutes(serveView: ServeView): void {
  serveView(readGeneSets, ({ query }) =>
    view(query.genes === '0' ? 'geneSetsMatrix' : 'geneSets', testOptions(query)),
  );
  serveView(readGenesInCommon, ({ query: { a, b } }) => view('genesInCommon', { a, b }));
  serveView(exportGeneSets, ({ query }) =>
    view('geneSetsCsv', { ...testOptions(query), fields: query.fields ?? [] }),
  );
}
