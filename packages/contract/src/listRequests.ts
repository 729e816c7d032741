import type { ListReport } from '@trellis/core/genes';
import type { Static } from 'typebox';
import { findFunctions } from './functions.ts';
import { listCountNames, maxListBytes } from './geneLists.ts';
import { findOrthologs } from './orthologs.ts';
import { findRegulators } from './regulators.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/listRequests.ts';

/** A stored list and what its names mean. */
export interface GeneListDescription extends ListReport {
  readonly id: string;
  readonly edition: string;
  readonly name: string;
  /** Time at which it was stored, ISO 8601. */
  readonly created: string;
  /** Whether the universe is a background, not the protein-coding genes. */
  readonly hasBackground: boolean;
  /** The request whose result has the genes; null for a list of the user's own. */
  readonly result: string | null;
}

const descriptionNames = wireNames({ ...listCountNames, hasBackground: 'has_background' });
const geneNames = wireNames({ fullName: 'full_name', isInUniverse: 'in_universe' });
const descriptionWire: Wire<GeneListDescription, Immutable<Static<typeof schemas.DescriptionSchema>>> = {
  encode: (list) => ({ ...descriptionNames.encode(list), genes: list.genes.map(geneNames.encode) }),
  decode: (message) => ({ ...descriptionNames.decode(message), genes: message.genes.map(geneNames.decode) }),
};

export const createGeneList = route<typeof schemas.createGeneList>()({
  method: 'POST',
  path: '/api/gene-lists/',
  maxBodyBytes: maxListBytes,
  wire: descriptionWire,
});

export const readGeneList = route<typeof schemas.readGeneList>()({
  method: 'GET',
  path: '/api/gene-lists/:id/',
  wire: descriptionWire,
});

export const readListBackground = route<typeof schemas.readListBackground>()({
  method: 'GET',
  path: '/api/gene-lists/:id/background/',
  media: 'text/plain',
  file: 'background.txt',
});

export const readListFunctions = route<typeof schemas.readListFunctions>()({
  method: 'GET',
  path: '/api/gene-lists/:id/functions/',
  wire: findFunctions.wire,
});

export const readListRegulators = route<typeof schemas.readListRegulators>()({
  method: 'GET',
  path: '/api/gene-lists/:id/regulators/',
  wire: findRegulators.wire,
});

export const exportListFunctions = route<typeof schemas.exportListFunctions>()({
  method: 'GET',
  path: '/api/gene-lists/:id/functions.csv',
  media: 'text/csv',
  file: 'functions.csv',
});

export const exportListRegulators = route<typeof schemas.exportListRegulators>()({
  method: 'GET',
  path: '/api/gene-lists/:id/regulators.csv',
  media: 'text/csv',
  file: 'regulators.csv',
});

export const readListTargets = route<typeof schemas.readListTargets>()({
  method: 'GET',
  path: '/api/gene-lists/:id/targets/',
});

export const readListOrthologs = route<typeof schemas.readListOrthologs>()({
  method: 'GET',
  path: '/api/gene-lists/:id/orthologs/',
  wire: findOrthologs.wire,
});
