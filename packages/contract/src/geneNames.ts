import { route } from './route.ts';
import type * as schemas from './schemas/geneNames.ts';

export const readGeneNames = route<typeof schemas.readGeneNames>()({
  method: 'GET',
  path: '/api/gene-names/',
});
