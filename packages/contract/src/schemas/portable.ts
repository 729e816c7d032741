import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';

export const readPortable = defineSchemas({
  summary: 'A result or a gene list with all that another browser needs to compute it, as letters of an address',
  params: Type.Object({ id: Type.String(), revision: Type.String() }),
});

export const PortableOpenedSchema = Type.Object({
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

export const openPortable = defineSchemas({
  summary: 'Stores a question that came with a link or in a file',
  body: Type.String(),
  answer: PortableOpenedSchema,
});

export const drawPicture = defineSchemas({
  summary: 'The picture of a figure of a result',
  params: Type.Object({ id: Type.String(), picture: Type.String() }),
  query: Type.Object({
    revision: Type.Optional(Type.String({ pattern: String.raw`^\d{1,15}$` })),
    theme: Type.Optional(Type.Union([Type.Literal('light'), Type.Literal('dark')])),
    size: Type.Optional(Type.Union([Type.Literal('wide'), Type.Literal('narrow')])),
  }),
});
