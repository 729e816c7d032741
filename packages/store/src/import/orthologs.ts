import { basename } from 'node:path';
import { compareTexts } from '@trellis/core';
import type { OrthologContents } from '@trellis/core/dataset';
import { isLine } from '../contents/names.ts';
import { isEdition } from '../editions.ts';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { forEachTabRow, requireTabHeader } from './tsvRows.ts';

/** Largest number of different sources in one file. */
const maxSources = 256;

interface Pair {
  readonly gene: number;
  readonly ortholog: string;
  readonly source: string;
}

/** The other edition of a file of orthologs, from its name: `yeast` of `orthologs/yeast.tsv.gz`. */
function editionOf(file: SourceFile): string {
  const edition = basename(file.shown).replace(/\.tsv(\.gz)?$/i, '');
  if (isEdition(edition)) return edition;
  throw badFile(file, undefined, `the file name ${quoteText(edition)} is not the name of an edition`);
}

/**
 * Reads pairs of orthologs: a header line, then rows of gene_id, ortholog_id and, where the header names them, type and
 * source. The type is not kept, since the pairs tell it.
 */
export async function readOrthologs(
  file: SourceFile,
  genes: GeneIndex,
): Promise<{ orthologs: OrthologContents; report: FileReport }> {
  const edition = editionOf(file);
  const counter = new RowCounter();
  const pairs: Pair[] = [];
  let header: string[] | undefined;
  const visit = (cells: string[], line: number): void => {
    if (!header) {
      header = readHeader(cells, file, line);
      requireTabHeader(file, genes, cells, line);
      return;
    }
    if (cells.length !== header.length)
      throw badFile(file, line, `expected ${header.length} columns as in the header line, found ${cells.length}`);
    counter.rows++;
    const [id, ortholog] = cells;
    if (ortholog === '') throw badFile(file, line, 'there is no ortholog_id');
    if (!isLine(ortholog)) throw badFile(file, line, `${quoteText(ortholog)} is not an id`);
    const gene = genes.find(id);
    const at = header.indexOf('source');
    if (gene === undefined) counter.skip(id === '' ? 'no gene' : 'gene not in the annotation', id);
    else pairs.push({ gene, ortholog: copyOf(ortholog), source: at < 0 ? '' : copyOf(cells[at]) });
  };
  await forEachTabRow(file, visit);
  if (!header) throw badFile(file, undefined, `empty; expected the columns ${columns}`);
  const orthologs = packPairs(edition, differentPairs(pairs, counter), file);
  return { orthologs, report: counter.report(file.shown, 'orthologs') };
}

const columns = 'gene_id, ortholog_id and, if wanted, type and source';

/** The names of the columns; those after the second one say what they are. */
function readHeader(cells: readonly string[], file: SourceFile, line: number): string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const isKnown = ['', 'type', 'source', 'type source'].includes(names.slice(2).join(' '));
  if (names.length < 2 || !isKnown)
    throw badFile(file, line, `expected the columns ${columns}, found ${quoteText(cells.join(', '))}`);
  return names;
}

/** Sorts pairs, and keeps one of those that differ in case or source only: the first in this order. */
function differentPairs(pairs: readonly Pair[], counter: RowCounter): Pair[] {
  const sorted = [...pairs].sort(
    (a, b) => a.gene - b.gene || compareTexts(a.ortholog, b.ortholog) || compareTexts(a.source, b.source),
  );
  const seen = new Set<string>();
  return sorted.filter(({ gene, ortholog }) => {
    const key = `${gene} ${ortholog.toUpperCase()}`;
    if (seen.has(key)) counter.skip('duplicate', ortholog);
    return !seen.has(key) && seen.add(key);
  });
}

function packPairs(edition: string, pairs: readonly Pair[], file: SourceFile): OrthologContents {
  const sources = [...new Set(pairs.map(({ source }) => source))].sort(compareTexts);
  if (sources.length > maxSources) throw badFile(file, undefined, `more than ${maxSources} different sources`);
  const places = new Map(sources.map((source, i) => [source, i]));
  return {
    edition,
    genes: Uint32Array.from(pairs, ({ gene }) => gene),
    orthologs: pairs.map(({ ortholog }) => ortholog),
    sources,
    pairSources: Uint8Array.from(pairs, ({ source }) => places.get(source) ?? 0),
  };
}

/** Sorts by edition. */
export const sortOrthologs = (some: readonly OrthologContents[]): OrthologContents[] =>
  [...some].sort((a, b) => compareTexts(a.edition, b.edition));
