import type { SourcesView } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import type { Immutable, Wire } from './wire.ts';
import type * as schemas from './schemas/sources.ts';

type SourcesMessage = Immutable<Static<typeof schemas.SourcesSchema>>;

const sourcesWire: Wire<SourcesView, SourcesMessage> = {
  encode: (view) => ({
    ...view,
    sources: view.sources.map((source) => ({ ...source, filter: source.filter ?? null })),
  }),
  decode: (message) => ({
    ...message,
    sources: message.sources.map((source) => ({ ...source, filter: source.filter ?? undefined })),
  }),
};

export const readSources = route<typeof schemas.readSources>()({
  method: 'GET',
  path: '/api/sources/',
  wire: sourcesWire,
});

export const exportBibtex = route<typeof schemas.exportBibtex>()({
  method: 'GET',
  path: '/api/sources/bibtex/',
  media: 'text/x-bibtex',
});

export const exportRis = route<typeof schemas.exportRis>()({
  method: 'GET',
  path: '/api/sources/ris/',
  media: 'application/x-research-info-systems',
});
