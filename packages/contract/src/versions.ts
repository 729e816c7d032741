import type { VersionDifference } from '@trellis/core/versions';
import type { Static } from 'typebox';
import { queryAnswerWire } from './query.ts';
import { route } from './route.ts';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/versions.ts';

/** The message of a difference has the property names of the value. */
type DifferenceMessage = Immutable<Static<typeof schemas.DifferenceSchema>>;
const differenceWire = {
  encode: (value: VersionDifference): DifferenceMessage => value,
  decode: (message: DifferenceMessage): VersionDifference => message,
};

export const readDifference = route<typeof schemas.readDifference>()({
  method: 'GET',
  path: '/api/difference/:id/',
  wire: differenceWire,
});

export const exportDifference = route<typeof schemas.exportDifference>()({
  method: 'GET',
  path: '/api/difference/:id.csv',
  media: 'text/csv',
  file: 'difference.csv',
});

export const computeOnNewest = route<typeof schemas.computeOnNewest>()({
  method: 'POST',
  path: '/api/newest/:id/',
  wire: queryAnswerWire,
});

/** Its calls of a result, by their names in clients. @public */
export const versionRoutes = {
  difference: readDifference,
  differenceCsv: exportDifference,
  onNewest: computeOnNewest,
};
