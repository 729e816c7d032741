import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/network.ts';

export type NetworkElements = Immutable<Static<typeof schemas.NetworkElementsSchema>>;

export const readNetwork = route<typeof schemas.readNetwork>()({
  method: 'GET',
  path: '/api/network/:id/',
});

export const exportNetwork = tableRoute(readNetwork, {
  file: 'network.csv',
});

export const readNetworkSize = route<typeof schemas.readNetworkSize>()({
  method: 'GET',
  path: '/api/network/:id/size/',
});

export const exportSif = route<typeof schemas.exportSif>()({
  method: 'GET',
  path: '/api/network/:id.sif',
  media: 'text/plain',
  file: 'query.sif',
});

/** Its calls of a result, by their names in clients. @public */
export const networkRoutes = {
  network: readNetwork,
  networkCsv: exportNetwork,
  networkSize: readNetworkSize,
  sif: exportSif,
};
