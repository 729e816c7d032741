import { route } from './route.ts';
import type * as schemas from './schemas/vocabulary.ts';

export const readTfs = route<typeof schemas.readTfs>()({
  method: 'GET',
  path: '/api/tfs/',
});

export const readLists = route<typeof schemas.readLists>()({
  method: 'GET',
  path: '/api/lists/',
});

export const readNetworks = route<typeof schemas.readNetworks>()({
  method: 'GET',
  path: '/api/networks/',
});

export const downloadList = route<typeof schemas.downloadList>()({
  method: 'GET',
  path: '/api/list_download/:name/',
  media: 'text/plain',
});

export const readEdges = route<typeof schemas.readEdges>()({
  method: 'GET',
  path: '/api/edges/',
});

export const readExtraFieldNames = route<typeof schemas.readExtraFieldNames>()({
  method: 'GET',
  path: '/api/extra_field_names/',
});

export const readKeys = route<typeof schemas.readKeys>()({
  method: 'GET',
  path: '/api/key/',
});

export const readKeyValues = route<typeof schemas.readKeyValues>()({
  method: 'GET',
  path: '/api/key/:key/',
});
