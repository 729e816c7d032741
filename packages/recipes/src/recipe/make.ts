import { Type, type Static } from 'typebox';
import { closed, edition, template, text } from './fields.ts';
import type { Step } from './step.ts';

/** How the bytes of a file become a table. */
const format = Type.Object(
  {
    format: Type.Union([
      Type.Literal('delimited'),
      Type.Literal('lines'),
      Type.Literal('named lists'),
      Type.Literal('r data'),
      Type.Literal('gff3'),
      Type.Literal('transfac'),
    ]),
    separator: Type.Optional(
      Type.Union([Type.Literal(','), Type.Literal('\t'), Type.Literal(';'), Type.Literal('blanks')]),
    ),
    header: Type.Optional(Type.Boolean()),
    quote: Type.Optional(Type.Boolean()),
    comment: Type.Optional(text),
    object: Type.Optional(text),
  },
  closed,
);

const files = {
  /** A path in the repository, or between slashes a regular expression whose named groups become columns. */
  from: text,
  /** Name of the source, where the recipe has several. */
  source: Type.Optional(text),
};

const table = {
  ...files,
  read: Type.Optional(format),
  steps: Type.Optional(Type.Array(Type.Unsafe<Step>(Type.Object({})))),
};

const description = Type.Optional(Type.String());

/** What can be made of a table, by the word after `make`. */
export const makeSchemas = {
  /** One analysis per name. */
  analyses: Type.Object(
    {
      make: Type.Literal('analyses'),
      name: template,
      target: template,
      log2fc: Type.Optional(template),
      pvalue: Type.Optional(template),
      /** Lines `Key: value` as in the metadata file of an analysis. */
      metadata: Type.Optional(template),
      /** Path of a file with such lines, which come first. */
      metadataFile: Type.Optional(template),
      ...table,
    },
    closed,
  ),
  edges: Type.Object(
    {
      make: Type.Literal('edges'),
      name: text,
      tf: template,
      target: template,
      type: template,
      undirected: Type.Optional(Type.Boolean()),
      description,
      ...table,
    },
    closed,
  ),
  /** Gene lists; those of one name are in one file. */
  lists: Type.Object(
    { make: Type.Literal('lists'), name: text, title: template, gene: template, description, ...table },
    closed,
  ),
  network: Type.Object(
    {
      make: Type.Literal('network'),
      name: text,
      tf: template,
      edge: template,
      target: template,
      score: template,
      description,
      ...table,
    },
    closed,
  ),
  /** The genes of the edition, or what is known about genes that an earlier make has. */
  genes: Type.Object(
    {
      make: Type.Literal('genes'),
      gene: template,
      /** Only describes genes that are there already. */
      describe: Type.Optional(Type.Boolean()),
      /** Replaces what earlier makes say. */
      override: Type.Optional(Type.Boolean()),
      name: Type.Optional(template),
      fullname: Type.Optional(template),
      type: Type.Optional(template),
      family: Type.Optional(template),
      ...table,
    },
    closed,
  ),
  /** Targets of analyses whose ids have a form are genes as well. */
  'genes from targets': Type.Object(
    { make: Type.Literal('genes from targets'), pattern: text, type: template },
    closed,
  ),
  aliases: Type.Object({ make: Type.Literal('aliases'), alias: template, gene: template, ...table }, closed),
  'tf families': Type.Object(
    { make: Type.Literal('tf families'), gene: template, family: template, ...table },
    closed,
  ),
  /** A table of old and new ids for the step `convert`. */
  conversion: Type.Object(
    { make: Type.Literal('conversion'), name: text, old: template, new: template, ...table },
    closed,
  ),
  /** The rows of cluster_info.csv: a column per key. */
  'motif clusters': Type.Object(
    { make: Type.Literal('motif clusters'), columns: Type.Record(text, template), ...table },
    closed,
  ),
  orthologs: Type.Object(
    { make: Type.Literal('orthologs'), edition, gene: template, ortholog: template, ...table },
    closed,
  ),
  /** A file that the import reads as it is: go.obo, go_annotations.gaf, motifs.csv. */
  copy: Type.Object({ make: Type.Literal('copy'), to: text, ...files }, closed),
};

export type MakeName = keyof typeof makeSchemas;
export type MakeOf<Name extends MakeName> = Static<(typeof makeSchemas)[Name]>;
export type Make = { [Name in MakeName]: MakeOf<Name> }[MakeName];
export type Format = Static<typeof format>;
