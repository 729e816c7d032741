import { aspects } from '@trellis/core/dataset';
import { evidenceFilters, functionScopes } from '@trellis/core/ontology';
import { corrections, type Correction } from '@trellis/core/stats';
import { Type } from 'typebox';

export const AspectSchema = Type.Enum([...aspects], {
  description: 'biological process, molecular function or cellular component',
});

/** Tests of the terms of an aspect, counted. */
export const AspectCountsSchema = Type.Object({
  population: Type.Integer({ description: 'genes that can be drawn' }),
  n: Type.Integer({ description: 'those of them in the list' }),
  tested: Type.Integer({ description: 'terms' }),
  significant: Type.Integer({ description: 'tested terms with padj of at most alpha' }),
});

/** Which terms are tested, among which genes. */
export const TermTestsSchema = {
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
