import { countOf, formatCount } from '../formats/numbers.ts';
import { isChromosome } from './columnFacts.ts';
import { plainWord, pWord, scoreRank } from './columnWords.ts';
import { readAnalysisTable } from './analysisTable.ts';
import { withoutValues } from './bestRows.ts';
import { chosenColumn, columnsWith, type FileTable } from './fileTable.ts';
import { findGeneColumn } from './geneColumn.ts';
import { defaultListName } from './listCollector.ts';
import { byChromosome, nearestGene } from './nearestGene.ts';
import type { GenePositions } from './genePositions.ts';
import type { PeakColumns } from './peakColumns.ts';
import { Refusal } from './refusal.ts';
import type { ColumnRole, Found, ReadColumn, ReadList } from './recognized.ts';

/** The usual distance between a peak and a transcription start, in bp, and the others that can be chosen. */
const peakDistances = ['5000', '1000', '2000', '10000', 'none'] as const;

/** Reads regions: with a column of genes as a table of these, else by the positions of genes. */
export function readPeaks(table: FileTable, columns: PeakColumns): Found {
  const { facts, file, genes } = table;
  const gene = chosenColumn(table, 'gene') ?? findGeneColumn(facts)?.index;
  if (gene !== undefined) return withGenes(table, gene);
  if (genes.positions) return byPosition(table, columns, genes.positions());
  throw new Refusal(
    'peaks-without-genes',
    `${file} has regions but no genes. Annotate the peaks with their genes first.`,
  );
}

/** Enrichment of a peak is its score, and no fold change of a gene. */
function withGenes(table: FileTable, gene: number): Found {
  const read = readAnalysisTable(withHeadings(table), 'peaks');
  const roles = scoreRoles(table, new Set([gene]));
  const columns: ReadColumn[] = read.columns.map((column, i) => {
    const role = roles.get(i);
    return column.role === 'ignored' && role ? { ...column, role } : column;
  });
  return { ...read, columns, lists: [listOf(table, read.analysis?.genes ?? [])] };
}

/** As if it had headings: no column of a table of regions is then read by its place. */
const withHeadings = (table: FileTable): FileTable =>
  table.layout.heading === null && table.chosen.size === 0
    ? { ...table, layout: { ...table.layout, heading: 0 } }
    : table;

const listOf = ({ genes: { ids } }: FileTable, genes: Iterable<number>): ReadList => ({
  name: defaultListName,
  names: Array.from(genes, (gene) => ids[gene]),
  genes: [...genes],
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

/** Gives each peak to the coding gene whose transcription start is nearest. Refuses files of which most peaks are off every chromosome. */
function byPosition(table: FileTable, columns: PeakColumns, positions: GenePositions): Found {
  const { layout, file, answers } = table;
  const keys = byChromosome(positions);
  const distance = answers.distance ?? peakDistances[0];
  const within = distance === 'none' ? Infinity : Number(distance);
  const found = new Set<number>();
  let [off, without] = [0, 0];
  for (const { cells } of layout.rows) {
    const gene = nearestGene(positions, keys, {
      chromosome: cells[columns.chromosome] ?? '',
      center: centerOf(cells, columns),
      within,
    });
    if (gene === -1) off++;
    else if (gene === undefined) without++;
    else found.add(gene);
  }
  if (off > layout.rows.length / 2) {
    const example = layout.rows.at(0)?.cells[columns.chromosome] ?? '';
    throw new Refusal(
      'no-known-genes',
      `${countOf(off, 'region')} of ${layout.rows.length} in ${file} are on no chromosome of this edition, for example "${example.slice(0, 30)}". Its chromosomes are called ${positions.chromosomes.filter(isChromosome).slice(0, 2).join(', ')} and so on.`,
    );
  }
  const roles = new Map([...scoreRoles(table, new Set())].map(([i, role]) => [i, { role }]));
  return {
    kind: 'peaks',
    columns: columnsWith(table, roles),
    analysis: withoutValues([...found]),
    hasChange: false,
    hasP: false,
    lists: [listOf(table, found)],
    peaksWithoutGenes: without + off,
    notes: [
      {
        code: 'genes_by_position',
        text: `${countOf(layout.rows.length - without - off, 'peak')} of ${formatCount(layout.rows.length)} ${without + off === layout.rows.length - 1 ? 'is' : 'are'} given to the gene whose transcription start is nearest${within === Infinity ? '' : `, within ${formatCount(within)} bp`}.`,
      },
    ],
    questions: [
      {
        code: 'distance',
        text: 'How far from a transcription start can a peak be, in bp?',
        choices: peakDistances,
      },
    ],
  };
}

function centerOf(cells: readonly string[], { start, end, summit, isZeroBased }: PeakColumns): number {
  const from = Number(cells[start]) + (isZeroBased ? 1 : 0);
  const to = Number(cells[end]);
  if (summit) {
    const value = Number(cells[summit.column]);
    if (Number.isFinite(value) && value >= 0) return summit.isOffset ? from + value : value;
  }
  return Math.round((from + to) / 2);
}
