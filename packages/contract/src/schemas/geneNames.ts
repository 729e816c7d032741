import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

/** All names of genes, as parallel lists: tens of thousands of objects would be twice as large. */
const AllGeneNamesSchema = Type.Object({
  ids: Type.Array(Type.String(), { description: 'ids of all genes of the annotation' }),
  symbols: Type.Array(Type.String(), { description: "each gene's symbol, '' without one" }),
  aliases: TextsSchema,
  genes: Type.Array(Type.Integer(), { description: 'for each alias the index of its gene' }),
  positions: Type.String({
    description:
      "where protein-coding genes are: lines of gene_id, chromosome, start, end, strand below a heading; '' without",
  }),
  tfs: Type.Array(Type.Integer(), { description: 'indices of the genes that are the TF of an analysis' }),
});

export const readGeneNames = defineSchemas({
  summary: 'Ids, symbols and aliases of all genes, for programs that recognize the genes of a file themselves',
  answer: AllGeneNamesSchema,
});
