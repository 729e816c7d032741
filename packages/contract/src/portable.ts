import type { Static } from 'typebox';
import { route } from './route.ts';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/portable.ts';

// Calls that only a site in a folder answers so: its questions are stored in one browser, and a link or a file takes them to another.

/** The parts of the fragment of a link that carries a question: the page that it opens, and at its end the question. */
export const portableParts = { page: 'open', question: 'question' } as const;

/** Maximum size of the file of a question, in characters. */
const maxPortableLength = 64 << 20;

export const readPortable = route<typeof schemas.readPortable>()({
  method: 'GET',
  path: '/api/portable/:id/:revision/',
  media: 'text/plain',
});

export type PortableOpened = Immutable<Static<typeof schemas.PortableOpenedSchema>>;

export const openPortable = route<typeof schemas.openPortable>()({
  method: 'POST',
  path: '/api/portable/',
  maxBodyBytes: maxPortableLength,
});

/** A picture without its caption, at the address that a server has for it. */
export const drawPicture = route<typeof schemas.drawPicture>()({
  method: 'GET',
  path: '/embed/:id/:picture',
  media: 'image/svg+xml',
});
