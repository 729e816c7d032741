import type { FunctionsView } from '@trellis/core/ontology';
import type { Static } from 'typebox';
import { listCountNames, maxListBytes, testNames } from './geneLists.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/functions.ts';

const viewNames = wireNames(listCountNames);

const functionsWire: Wire<FunctionsView, Immutable<Static<typeof schemas.FunctionsSchema>>> = {
  encode: (view) => ({ ...viewNames.encode(view), rows: view.rows.map(testNames.encode) }),
  decode: (message) => ({ ...viewNames.decode(message), rows: message.rows.map(testNames.decode) }),
};

export const findFunctions = route<typeof schemas.findFunctions>()({
  method: 'POST',
  path: '/api/functions/',
  maxBodyBytes: maxListBytes,
  wire: functionsWire,
});

export const exportFunctions = route<typeof schemas.exportFunctions>()({
  method: 'POST',
  path: '/api/functions.csv',
  maxBodyBytes: maxListBytes,
  media: 'text/csv',
  file: 'functions.csv',
});
