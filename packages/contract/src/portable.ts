import { Type, type Static } from 'typebox';
import { route } from './route.ts';
import type { Immutable } from './wire.ts';

// Calls that only a site in a folder answers: its questions are stored in one browser, and a link or a file takes them to another.

/** The parts of the fragment of a link that carries a question: the page that it opens, and at its end the question. */
export const portableParts = { page: 'open', question: 'question' } as const;

/** Maximum size of the file of a question, in characters. */
const maxPortableLength = 64 << 20;

export const readPortable = route({
  method: 'GET',
  path: '/api/portable/:id/:revision/',
  summary: 'A result or a gene list with all that another browser needs to compute it, as letters of an address',
  params: Type.Object({ id: Type.String(), revision: Type.String() }),
  media: 'text/plain',
});

const PortableOpenedSchema = Type.Object({
  id: Type.String(),
  /** The revision that was carried, by its number here. */
  revision: Type.Integer(),
  /** Whether it is a gene list; else the result of a query. */
  isList: Type.Boolean(),
  /** Its edition and the version of its data set. */
  edition: Type.String(),
  version: Type.String(),
  /** With which it can be deleted here; null if it was here before. */
  secret: Type.Union([Type.String(), Type.Null()]),
});
export type PortableOpened = Immutable<Static<typeof PortableOpenedSchema>>;

export const openPortable = route({
  method: 'POST',
  path: '/api/portable/',
  summary: 'Stores a question that came with a link or in a file',
  body: Type.String(),
  maxBodyBytes: maxPortableLength,
  answer: PortableOpenedSchema,
});
