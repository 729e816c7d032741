import {
  aspects,
  corrections,
  evidenceFilters,
  functionScopes,
  type Correction,
  type FunctionsView,
  type ResultFunctionsView,
} from '@trellis/core';
import { Type, type Static } from 'typebox';
import { geneListProperties, listCountNames, listCountProperties, testNames } from './geneLists.ts';
import { AnalysisKeySchema } from './geneSets.ts';
import { RequestParamsSchema, TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { InfoSchema, LabelQuerySchema, Log10Schema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const AspectSchema = Type.Enum([...aspects], {
  description: 'biological process, molecular function or cellular component',
});

const AspectCountsSchema = Type.Object({
  population: Type.Integer({ description: 'genes that can be drawn' }),
  n: Type.Integer({ description: 'those of them in the list' }),
  tested: Type.Integer({ description: 'terms' }),
  significant: Type.Integer({ description: 'tested terms with padj of at most alpha' }),
});

const CountsByAspectSchema = Type.Object({
  BP: Type.Optional(AspectCountsSchema),
  MF: Type.Optional(AspectCountsSchema),
  CC: Type.Optional(AspectCountsSchema),
});

/** Terms of the Gene Ontology in which a gene list is enriched. */
const FunctionsSchema = Type.Object({
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
});

/** Which terms are tested, among which genes. */
const testProperties = {
  aspects: Type.Optional(Type.Array(AspectSchema, { minItems: 1, maxItems: 3 })),
  scope: Type.Optional(
    Type.Enum([...functionScopes], {
      description: 'population: genes of the universe annotated in the aspect (default), or all of them',
    }),
  ),
  correction: Type.Optional(
    Type.Enum(Object.keys(corrections) as Correction[], {
      description: 'Benjamini-Hochberg (default), Bonferroni, Holm or Benjamini-Yekutieli',
    }),
  ),
  min: Type.Optional(Type.Integer({ minimum: 1, description: 'fewest genes of a tested term; default 5' })),
  max: Type.Optional(Type.Integer({ minimum: 1, description: 'most genes of a tested term; default 2000' })),
  evidence: Type.Optional(
    Type.Enum([...evidenceFilters], { description: 'annotations that count, by evidence code; default all' }),
  ),
  alpha: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'default 0.05' })),
};

const viewNames = wireNames(listCountNames);

const functionsWire: Wire<FunctionsView, Immutable<Static<typeof FunctionsSchema>>> = {
  encode: (view) => ({ ...viewNames.encode(view), rows: view.rows.map(testNames.encode) }),
  decode: (message) => ({ ...viewNames.decode(message), rows: message.rows.map(testNames.decode) }),
};

export const findFunctions = route({
  method: 'POST',
  path: '/api/functions/',
  summary: 'Gene Ontology terms in which a gene list is enriched',
  body: Type.Object({
    ...geneListProperties,
    ...testProperties,
    compact: Type.Optional(Type.Boolean({ description: 'fold similar significant terms' })),
    slim: Type.Optional(Type.Boolean({ description: 'show only terms of the plant slim; tests stay the same' })),
  }),
  answer: FunctionsSchema,
  wire: functionsWire,
});

/** Terms in which the genes of a result, or the targets of its analyses, are enriched. */
const ResultFunctionsSchema = Type.Object({
  sets: Type.Array(
    Type.Object({
      analysis: Type.Union([Type.Null(), AnalysisKeySchema]),
      info: Type.Union([Type.Null(), InfoSchema]),
      aspects: CountsByAspectSchema,
    }),
    { description: 'all genes of the result, without an analysis, then the targets of each shown analysis' },
  ),
  terms: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      aspect: AspectSchema,
      K: Type.Integer({ description: 'genes of the term in the universe' }),
      P: Type.Integer({ description: 'genes of the population' }),
      k: Type.Array(Type.Integer(), { description: 'per set, genes of the term in it' }),
      p_log10: Type.Array(Log10Schema, { description: 'per set; 0 without a gene' }),
      padj_log10: Type.Array(Log10Schema, { description: 'per set, corrected over the tested terms of the aspect' }),
    }),
    { description: 'terms that are significant in any set, by their smallest padj' },
  ),
});

const termNames = wireNames({ pLog10: 'p_log10', adjustedLog10: 'padj_log10' });

const resultFunctionsWire: Wire<ResultFunctionsView, Immutable<Static<typeof ResultFunctionsSchema>>> = {
  encode: (view) => ({ ...view, terms: view.terms.map(termNames.encode) }),
  decode: (message) => ({ ...message, terms: message.terms.map(termNames.decode) }),
};

export const readResultFunctions = route({
  method: 'GET',
  path: '/api/functions/:id/',
  summary: 'Gene Ontology terms in which the genes of a result, or the targets of its analyses, are enriched',
  params: RequestParamsSchema,
  query: Type.Object({ ...LabelQuerySchema.properties, ...testProperties }),
  answer: ResultFunctionsSchema,
  wire: resultFunctionsWire,
});
