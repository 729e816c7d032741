import { Type, type Static } from 'typebox';
import { cells, columns, number, text, texts, closed } from './fields.ts';

/** Which rows of a table count; all that is given must hold. */
const ConditionSchema = Type.Object(
  {
    column: text,
    is: Type.Optional(cells),
    isNot: Type.Optional(cells),
    contains: Type.Optional(text),
    above: Type.Optional(number),
    below: Type.Optional(number),
  },
  closed,
);

/** The steps from the table of a file to the table that something is made of, by their first key. */
export const stepSchemas = {
  /** Gives the first columns new names, in their order. */
  columns: Type.Object({ columns }, closed),
  /** Keeps the rows that meet a condition. */
  keep: Type.Object({ keep: ConditionSchema }, closed),
  /** Sets a column, a new one or (where a condition holds) an old one, to a template. */
  set: Type.Object({ set: text, to: Type.String(), where: Type.Optional(ConditionSchema) }, closed),
  /** Replaces what a regular expression finds in a column; the result can go into a new column. */
  replace: Type.Object({ replace: text, pattern: text, with: Type.String(), into: Type.Optional(text) }, closed),
  /** Adds the columns that a small table has for the text in a column; rows without an entry are left out. */
  lookup: Type.Object({ lookup: text, rows: Type.Record(text, Type.Record(text, Type.String())) }, closed),
  /** Makes a row of each of several columns: the column's name in `name`, its cell in `value`. */
  melt: Type.Object({ melt: texts, name: text, value: text }, closed),
  /** Makes a row of each part of a cell. */
  split: Type.Object({ split: text, at: text }, closed),
  /**
   * Replaces ids by those of a conversion; an id of several new ones makes several rows, or with `glue` one cell; an id of
   * none is left out.
   */
  convert: Type.Object({ convert: columns, with: text, glue: Type.Optional(text) }, closed),
  /** Counts the parts of a cell, into another column. */
  count: Type.Object({ count: text, at: text, into: text }, closed),
  /** Writes columns in upper case. */
  upper: Type.Object({ upper: columns }, closed),
  /** Leaves out rows without a number in these columns, and writes minus signs as hyphens. */
  numbers: Type.Object({ numbers: columns }, closed),
  /** Leaves out rows whose genes the edition does not have. */
  known: Type.Object({ known: columns }, closed),
  /** Of rows that agree in `of` keeps the one with the largest number, the first of several. */
  best: Type.Object({ best: text, of: columns }, closed),
  /** Of rows that agree in these columns keeps the first. */
  once: Type.Object({ once: columns }, closed),
  /** Rounds numbers to decimals. */
  round: Type.Object({ round: text, digits: Type.Integer({ minimum: 0, maximum: 15 }) }, closed),
  /** Sorts by columns: as numbers where both cells are one, else as texts. */
  sort: Type.Object({ sort: columns, descending: Type.Optional(Type.Boolean()) }, closed),
};

export type StepName = keyof typeof stepSchemas;
export type Condition = Static<typeof ConditionSchema>;
export type StepOf<Name extends StepName> = Static<(typeof stepSchemas)[Name]>;
export type Step = { [Name in StepName]: StepOf<Name> }[StepName];
