import { Type } from 'typebox';
import { maxComparedTfs } from '../limits.ts';
import { defineSchemas } from './defineSchemas.ts';
import { geneListProperties, listCountProperties } from './geneLists.ts';
import { Log10Schema } from './tests.ts';

export const OrthologTypeSchema = Type.Enum(['one2one', 'one2many', 'many2one', 'many2many']);

/** A gene list in another edition. */
export const OrthologsSchema = Type.Object({
  ...listCountProperties,
  to: Type.String({ description: 'the other edition' }),
  through: Type.Union([Type.String(), Type.Null()], {
    description: 'the edition that the pairs are inferred through; null when a table lists them',
  }),
  sources: Type.Array(Type.String(), { description: 'where the pairs come from' }),
  mapped: Type.Integer({ description: 'genes of the list with an ortholog' }),
  one2one: Type.Integer({ description: 'genes with one ortholog that has no other gene' }),
  one2many: Type.Integer({ description: 'genes with several orthologs' }),
  many2one: Type.Integer({ description: 'genes with one ortholog that other genes share' }),
  unmapped: Type.Integer({ description: 'genes without ortholog' }),
  n_pairs: Type.Integer(),
  n_orthologs: Type.Integer({ description: 'different orthologs in the pairs' }),
  pairs: Type.Array(Type.Tuple([Type.String(), Type.String(), OrthologTypeSchema]), {
    description: 'gene, ortholog, type; by gene, then ortholog',
  }),
  conservation: Type.Array(
    Type.Object({
      tf: Type.String(),
      ortholog: Type.String(),
      M: Type.Integer({ description: 'genes of the universe with an ortholog in that of the other edition' }),
      a: Type.Integer({ description: 'targets of the TF among them' }),
      b: Type.Integer({ description: "genes of which an ortholog is a target of the TF's ortholog" }),
      x: Type.Integer({ description: 'genes that are both' }),
      p: Type.Number({ description: 'hypergeometric tail, P(X >= x)' }),
      p_log10: Log10Schema,
    }),
    { description: 'a row per TF of `tfs` and ortholog with analyses' },
  ),
});

/** To where a list is carried over, and how. */
export const OrthologPropertiesSchema = {
  to: Type.String({ minLength: 1, maxLength: 100, description: 'the other edition' }),
  only_one2one: Type.Optional(Type.Boolean({ description: 'carry over only pairs that are unique on both sides' })),
  tfs: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: maxComparedTfs,
      description: 'TFs whose targets are compared with those of their orthologs',
    }),
  ),
};

export const findOrthologs = defineSchemas({
  summary: 'The orthologs of a gene list in another edition, and conserved targets of TFs',
  body: Type.Object({ ...geneListProperties, ...OrthologPropertiesSchema }),
  answer: OrthologsSchema,
});
