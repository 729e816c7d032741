import { geneRank, isLabelName, isListName, isTermName, termRank } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { chosenColumn, columnsWith, type FileTable } from './fileTable.ts';
import { findGeneColumn, hasGenes, nominalGeneColumn } from './geneColumn.ts';
import { defaultListName, ListCollector } from './listCollector.ts';
import type { ColumnRole, Found } from './recognized.ts';

/** A column of a table of genes is their list; a column of lists of an enrichment is a term. */
function listColumn({ facts, layout }: FileTable, gene: ColumnFacts): ColumnFacts | undefined {
  const rows = layout.data.count;
  const others = facts.filter((column) => column.index !== gene.index && column.present > 0);
  const isSets = gene.perCell >= 2 || gene.filled * rows <= 3;
  if (gene.perCell >= 1.5 && isSets) {
    // A term has one row: names that repeat would join the genes of different terms.
    const repeats = (column: ColumnFacts): number => Number(column.different < column.present);
    const terms = others
      .filter((column) => termRank(column.name) > 0 && !hasGenes(column) && column.numbers < 0.5)
      .sort((a, b) => repeats(a) - repeats(b) || termRank(b.name) - termRank(a.name) || a.index - b.index);
    const texts = others.filter((column) => column.numbers < 0.5 && !hasGenes(column));
    return terms.at(0) ?? texts.at(0);
  }
  // The names of lists, as early and late, can be symbols of genes as well.
  const isNamed = (name: string): boolean => isListName(name) || (others.length === 1 && isTermName(name));
  return others.find(
    (column) => isNamed(column.name) && column.different <= Math.max(2, rows / 2) && column.ids < 0.3,
  );
}

/** Genes of one column: one list, or those that another column names. */
export function readListTable(table: FileTable): Found {
  const { facts, layout, tally } = table;
  const chosen = chosenColumn(table, 'gene');
  const gene = chosen === undefined ? (findGeneColumn(facts) ?? nominalGeneColumn(facts)) : facts.at(chosen);
  if (!gene) return { kind: 'list', columns: columnsWith(table, new Map()), lists: [] };
  const columnOfLists = chosenColumn(table, 'list');
  const lists = columnOfLists === undefined ? listColumn(table, gene) : facts.at(columnOfLists);
  const collector = new ListCollector();
  const used = { columns: [gene.index, ...(lists ? [lists.index] : [])] };
  layout.data.each(({ cells, textIds }) => {
    const read = tally.read(cells[gene.index] ?? '', textIds?.[gene.index]);
    const name = lists ? (cells[lists.index] ?? '').trim() : defaultListName;
    collector.add(name || defaultListName, read);
  }, used);
  const roles = new Map<number, { role: ColumnRole }>([[gene.index, { role: 'gene' }]]);
  if (lists) roles.set(lists.index, { role: 'list' });
  for (const { index, name } of facts)
    if (!roles.has(index) && isLabelName(name)) roles.set(index, { role: 'label' });
  return { kind: 'list', columns: columnsWith(table, roles), lists: collector.found };
}

/** Columns of different genes: a list each, called as their columns (GMX). */
export function readListColumns(table: FileTable, columns: readonly ColumnFacts[]): Found {
  const { layout, tally } = table;
  const collector = new ListCollector();
  for (const { index, name } of columns) {
    for (const [i, { cells }] of layout.rows.entries()) {
      const cell = cells[index] ?? '';
      if (cell === '' || (i === 0 && isDescription(cell, table))) continue;
      collector.add(name || `column ${index + 1}`, tally.read(cell));
    }
  }
  const roles = new Map(columns.map(({ index }) => [index, { role: 'gene' as const }]));
  return { kind: 'list', columns: columnsWith(table, roles), lists: collector.found };
}

/** The second line of a GMX file describes the lists: `na`, an address, a text. */
const isDescription = (cell: string, { tally }: FileTable): boolean =>
  tally.peek(cell).genes.length === 0 && (/^na$|^https?:|\s/i.test(cell) || !/\d/.test(cell));

/** The columns of a table that are lists each: at least two of genes that differ in the same rows, and few other columns. */
export function columnsOfLists({ facts, layout, names }: FileTable): readonly ColumnFacts[] {
  const columns = facts.filter((column) => hasGenes(column) && (column.ids > 0.3 || column.symbols > 0.6));
  if (columns.length < 2 || facts.some((column) => isNumeric(column) && !column.isCount)) return [];
  if (columns.some(({ name }) => isLabelName(name) || geneRank(name) > 1)) return [];
  const others = facts.filter((column) => !columns.includes(column) && column.present > 0 && !column.isCount);
  if (others.length > 0) return [];
  const [first, second] = columns;
  let [same, both] = [0, 0];
  for (const { cells } of layout.data.sample.slice(0, 200)) {
    const [a, b] = [first, second].map(({ index }) => names.name(cells[index] ?? '').genes);
    if (!a.length || !b.length) continue;
    both++;
    if (a.some((gene) => b.includes(gene))) same++;
  }
  return both > 0 && same > both / 2 ? [] : columns;
}

/** Rows of gene sets: a name, a description, and genes (GMT). */
export function readGmt(table: FileTable): Found {
  const { layout, tally } = table;
  const collector = new ListCollector();
  for (const { cells } of layout.rows) {
    const from = tally.peek(cells[1] ?? '').kind === 'id' ? 1 : 2;
    for (const cell of cells.slice(from)) if (cell !== '') collector.add(cells[0], tally.read(cell));
  }
  const roles = new Map<number, { role: ColumnRole }>([[0, { role: 'list' }]]);
  for (let i = 2; i < layout.width; i++) roles.set(i, { role: 'gene' });
  return { kind: 'list', columns: columnsWith(table, roles), lists: collector.found };
}

/** Whether rows are gene sets: tabs, a name that is not a gene, then mostly genes from the third cell on. */
export function isGmt({ layout, names, file }: FileTable): boolean {
  if (layout.separator !== '\t' || layout.heading !== null) return false;
  const isNamed = /\.gmt(\.txt)?$/i.test(file);
  let [sets, rows] = [0, 0];
  for (const { cells } of layout.data.sample.slice(0, 50)) {
    rows++;
    const members = cells.slice(2).filter((cell) => cell !== '');
    const genes = members.filter((cell) => names.name(cell).genes.length > 0).length;
    const isGene = names.name(cells[0]).kind === 'id';
    if ((isNamed || !isGene) && (genes > members.length * 0.3 || isNamed) && members.length > (isNamed ? 0 : 1))
      sets++;
  }
  return rows > 0 && sets > rows * 0.6 && (isNamed || layout.isRagged || layout.width > 4);
}
