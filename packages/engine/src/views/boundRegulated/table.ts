import type { BoundRegulated } from '@trellis/core';
import { adjustedP, expected, fold, pValue, tfId, tfSymbol } from '../../columns.ts';
import { defineTable, pValueCell, type Column } from '../../table.ts';

/** A TF, with what all TFs of the view have in common. */
type Row = BoundRegulated['rows'][number] & Pick<BoundRegulated, 'population' | 'sets' | 'universe'>;

const directions = [
  ['induced', 'induced'],
  ['repressed', 'repressed'],
  ['other', 'regulated in both or unknown directions'],
] as const;

/** A column for each direction of a part of the targets. */
const byDirection = (part: 'regulated' | 'both', name: string, words: string): Column<Row>[] =>
  directions.map(([direction, said]) => ({
    name: `${name}_${direction}`,
    meaning: `Number of genes that are ${said} and ${words}`,
    unit: 'genes',
    cell: (row) => row[part][direction],
  }));

const idsOf = (infos: Row['binding']): string => infos.map(({ analysis_id: id }) => id).join(' ');

/** Bound and regulated genes, their overlap and its test: a row per TF. */
export const boundRegulatedTable = defineTable<BoundRegulated, Row>(
  ({ rows, population, sets, universe }) => rows.map((row) => ({ ...row, population, sets, universe })),
  [
    tfId(({ tf }) => tf),
    tfSymbol(({ symbol }) => symbol),
    {
      name: 'binding_analyses',
      meaning: 'Ids of the binding analyses, separated by blanks',
      cell: ({ binding }) => idsOf(binding),
    },
    {
      name: 'expression_analyses',
      meaning: 'Ids of the expression analyses, separated by blanks',
      cell: ({ expression }) => idsOf(expression),
    },
    {
      name: 'bound_only',
      meaning: 'Number of genes that are bound and not regulated',
      unit: 'genes',
      cell: ({ bound }) => bound,
    },
    ...byDirection('regulated', 'regulated_only', 'not bound'),
    ...byDirection('both', 'both', 'bound'),
    expected((row) => row.expected),
    fold((row) => row.fold),
    pValue(({ pLog10 }) => pValueCell(pLog10)),
    adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
    {
      name: 'drawn_from',
      meaning: 'Number of genes that could be drawn',
      unit: 'genes',
      cell: ({ population }) => population,
    },
    {
      name: 'sets',
      meaning: 'Genes that are compared: those of the result, or all targets of each analysis',
      cell: ({ sets }) => sets,
    },
    {
      name: 'universe',
      meaning: 'Genes that could be drawn: the background, or the background within the target lists',
      cell: ({ universe }) => universe,
    },
  ],
);
