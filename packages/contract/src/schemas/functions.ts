import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { geneListProperties, listCountProperties } from './geneLists.ts';
import { TextsSchema } from './parts.ts';
import { AspectCountsSchema, AspectSchema, TermTestsSchema } from './termTests.ts';
import { Log10Schema } from './tests.ts';

const CountsByAspectSchema = Type.Object({
  BP: Type.Optional(AspectCountsSchema),
  MF: Type.Optional(AspectCountsSchema),
  CC: Type.Optional(AspectCountsSchema),
});

/** Terms of the Gene Ontology in which a gene list is enriched. */
export const FunctionsSchema = Type.Object({
  ...listCountProperties,
  aspects: CountsByAspectSchema,
  rows: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      aspect: AspectSchema,
      k: Type.Integer({ description: 'genes of the term in the list' }),
      n: Type.Integer({ description: 'genes of the list in the population' }),
      K: Type.Integer({ description: 'genes of the term in the universe' }),
      P: Type.Integer({ description: 'genes of the population' }),
      fold: Type.Number({ description: 'fold enrichment: (k / n) / (K / P)' }),
      p: Type.Number({ description: 'hypergeometric tail, P(X >= k)' }),
      p_log10: Log10Schema,
      padj: Type.Number({ description: 'corrected over the tested terms of the aspect' }),
      padj_log10: Log10Schema,
      genes: TextsSchema,
    }),
    { description: 'tested terms with a gene of the list, by p, then id' },
  ),
  compact: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), folded: TextsSchema }), {
      description: 'significant terms, similar ones folded under the best; with `compact` only',
    }),
  ),
  edges: Type.Optional(
    Type.Array(Type.Tuple([Type.String(), Type.String()]), {
      description: 'ids of a significant term and of a nearest ancestor that is significant too; with `graph` only',
    }),
  ),
});

/** How the functions of a list are tested and shown. */
export const FunctionPropertiesSchema = {
  ...TermTestsSchema,
  compact: Type.Optional(Type.Boolean({ description: 'fold similar significant terms' })),
  slim: Type.Optional(Type.Boolean({ description: 'show only the broad terms of the slim; tests stay the same' })),
  significant: Type.Optional(
    Type.Boolean({ description: 'leave out rows with padj above alpha; tests stay the same' }),
  ),
  graph: Type.Optional(Type.Boolean({ description: 'tell which significant terms are ancestors of others' })),
};

export const findFunctions = defineSchemas({
  summary: 'Gene Ontology terms in which a gene list is enriched',
  body: Type.Object({ ...geneListProperties, ...FunctionPropertiesSchema }),
  answer: FunctionsSchema,
});

export const exportFunctions = defineSchemas({
  summary: 'Gene Ontology terms in which a gene list is enriched, as CSV: a row per term',
  body: findFunctions.body,
});
