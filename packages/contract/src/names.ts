import type { NameMeaning } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/names.ts';

const isoformNames = wireNames({ isIsoform: 'is_isoform' });
type MeaningMessage = Immutable<Static<typeof schemas.NameMeaningSchema>>;

const meaningsWire: Wire<readonly NameMeaning[], readonly MeaningMessage[]> = {
  encode: (meanings) => meanings.map((one) => (one.kind === 'tf' ? isoformNames.encode(one) : one)),
  decode: (messages) => messages.map((one) => (one.kind === 'tf' ? isoformNames.decode(one) : one)),
};

export const explainQueryNames = route<typeof schemas.explainQueryNames>()({
  method: 'POST',
  path: '/api/names/',
  wire: meaningsWire,
});
