import type { BenchmarkPair, NamedText } from '@trellis/core/dataset';
import { hasBenchmarkList } from '@trellis/core/regulators';
import { badFile, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { forEachTabRow } from './tsvRows.ts';

const header = 'list, stimulus, tf';

/**
 * Reads the TFs that are known for the stimulus of a predefined list: a header line, then rows of list (`FILE` or `FILE: PART`),
 * stimulus and gene id. Rows of unknown lists or genes are skipped.
 */
export async function readRegulatorBenchmark(
  file: SourceFile,
  genes: GeneIndex,
  lists: readonly NamedText[],
): Promise<{ pairs: BenchmarkPair[]; report: FileReport }> {
  const counter = new RowCounter();
  const pairs = new Map<string, BenchmarkPair>();
  const known = new Map<string, boolean>();
  let hasHeader = false;
  await forEachTabRow(file, (cells, line) => {
    if (cells.length !== 3) throw badFile(file, line, `expected 3 columns (${header}), found ${cells.length}`);
    if (!hasHeader) {
      if (cells.join(', ').toLowerCase() !== header) throw badFile(file, line, `expected the header ${header}`);
      hasHeader = true;
      return;
    }
    counter.rows++;
    const [list, stimulus, id] = cells.map(copyOf);
    if (list === '' || stimulus === '') throw badFile(file, line, 'a row needs a list and a stimulus');
    const tf = genes.find(id);
    const isKnown = known.get(list) ?? hasBenchmarkList(list, lists);
    known.set(list, isKnown);
    const key = JSON.stringify([list, stimulus, tf]);
    if (!isKnown) counter.skip('list not in gene_lists', list);
    else if (tf === undefined) counter.skip(id === '' ? 'no gene' : 'gene not in the annotation', id);
    else if (pairs.has(key)) counter.skip('duplicate', id);
    else pairs.set(key, { list, stimulus, tf });
  });
  if (!hasHeader) throw badFile(file, undefined, `empty; expected the columns ${header}`);
  return { pairs: [...pairs.values()], report: counter.report(file.shown, 'regulator benchmark') };
}
