import type { ListCounts } from '@trellis/core/genes';
import { Type } from 'typebox';
import { TextsSchema } from './parts.ts';
import { wireNames } from './wire.ts';

/** Maximum number of names in a list, and in a background. */
const maxListNames = 100_000;

/** Maximum size of a body: all genes of an edition as a list, and as its background. */
export const maxListBytes = 4 << 20;

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

/** The fields of a body that name the genes. */
export interface GeneListBody {
  readonly genes?: readonly string[] | null;
  readonly list?: string | null;
  readonly part?: string | null;
  readonly background?: readonly string[] | null;
}

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

/** Names in a message, and in TypeScript. */
export const listCountNames = {
  byAlias: 'by_alias',
  listSize: 'n_list',
  inUniverse: 'n_universe',
} as const satisfies Partial<Record<keyof ListCounts, string>>;

/** The p-values of a test in a message. */
export const testNames = wireNames({ adjusted: 'padj', pLog10: 'p_log10', adjustedLog10: 'padj_log10' });
