import { Type } from 'typebox';
import { maxListNames } from '../limits.ts';
import { TextsSchema } from './parts.ts';

const namesOf = (description: string) =>
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxListNames, description });

/** A field that can be left out or be null. */
export const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([Type.Null(), schema]));

/** The genes that a call asks about: names, or a predefined list. */
export const geneListProperties = {
  genes: nullable(namesOf('gene ids, symbols or aliases')),
  list: nullable(Type.String({ maxLength: 500, description: 'name of a predefined gene list, in place of `genes`' })),
  part: nullable(
    Type.String({ maxLength: 500, description: 'one list of the file of `list`; all of them by default' }),
  ),
  background: nullable(namesOf('names of the genes of the universe; the protein-coding genes by default')),
};

/** What every answer about a gene list begins with. */
export const listCountProperties = {
  N: Type.Integer({ description: 'genes of the universe' }),
  given: Type.Integer({ description: 'different names' }),
  recognized: Type.Integer({ description: 'names of genes' }),
  by_alias: Type.Integer({ description: 'those of them that are a symbol or an alias' }),
  n_list: Type.Integer({ description: 'different genes of the list' }),
  n_universe: Type.Integer({ description: 'those of them in the universe' }),
  unknown: TextsSchema,
  ambiguous: Type.Array(Type.Object({ name: Type.String(), ids: TextsSchema }), {
    description: 'names of several genes, which are left out',
  }),
};
