import { plainWord, pWord, scoreRank } from './columnWords.ts';
import { readAnalysisTable } from './analysisTable.ts';
import { chosenColumn, type FileTable } from './fileTable.ts';
import { findGeneColumn } from './geneColumn.ts';
import { defaultListName } from './listCollector.ts';
import { Refusal } from './refusal.ts';
import type { AnalysisRow, ColumnRole, Found, ReadColumn, ReadList } from './recognized.ts';

/** Reads regions as a table of the genes in one of their columns. Refuses `peaks-without-genes`. */
export function readPeaks(table: FileTable): Found {
  const { facts, file } = table;
  const gene = chosenColumn(table, 'gene') ?? findGeneColumn(facts)?.index;
  if (gene !== undefined) return withGenes(table, gene);
  throw new Refusal(
    'peaks-without-genes',
    `${file} has regions but no genes. Annotate the peaks with their genes first.`,
  );
}

/** Enrichment of a peak is its score, and no fold change of a gene. */
function withGenes(table: FileTable, gene: number): Found {
  const read = readAnalysisTable(withoutFigures(table), 'peaks');
  const roles = scoreRoles(table, new Set([gene]));
  const columns: ReadColumn[] = read.columns.map((column, i) => {
    const role = roles.get(i);
    return column.role === 'ignored' && role ? { ...column, role } : column;
  });
  return { ...read, columns, lists: [listOf(table, read.analysis ?? [])] };
}

/** Without the headings by which a column of a table of regions would be read by its place. */
const withoutFigures = (table: FileTable): FileTable =>
  table.layout.heading === null && table.chosen.size === 0
    ? { ...table, layout: { ...table.layout, heading: 0 } }
    : table;

const listOf = ({ genes: { ids } }: FileTable, rows: readonly AnalysisRow[]): ReadList => ({
  name: defaultListName,
  names: rows.map(({ gene }) => ids[gene]),
  genes: rows.map(({ gene }) => gene),
});

function scoreRoles({ facts }: FileTable, taken: ReadonlySet<number>): Map<number, ColumnRole> {
  const scores = facts
    .filter(
      ({ index, name, numbers }) => !taken.has(index) && numbers > 0.7 && pWord(name) === undefined && isScore(name),
    )
    .sort((a, b) => scoreRank(b.name) - scoreRank(a.name) || a.index - b.index);
  const best = scores.find(({ name }) => /enrichment|foldchange/.test(plainWord(name))) ?? scores.at(0);
  return new Map(best ? [[best.index, 'score']] : []);
}

const isScore = (name: string): boolean =>
  scoreRank(name) > 0 || /enrichment|foldchange|^fold$|signal/.test(plainWord(name));
