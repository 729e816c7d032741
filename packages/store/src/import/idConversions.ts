import type { Alias } from '@trellis/core/dataset';
import { badFile, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { forEachTabRow } from './tsvRows.ts';

const heading = 'id, gene_id, source';

/**
 * Reads ids of other annotations, which become names of genes: a header line, then id, gene_id and source. Rows of unknown genes and
 * ids that are genes themselves are skipped; an id of several genes is an ambiguous name.
 */
export async function readIdConversions(
  file: SourceFile,
  genes: GeneIndex,
): Promise<{ aliases: Alias[]; report: FileReport }> {
  const counter = new RowCounter();
  const aliases: Alias[] = [];
  const pairs = new Set<string>();
  let hasHeader = false;
  await forEachTabRow(file, (cells, line) => {
    if (cells.length !== 3) throw badFile(file, line, `expected 3 columns (${heading}), found ${cells.length}`);
    if (!hasHeader) {
      if (cells.join(', ').toLowerCase() !== heading) throw badFile(file, line, `expected the header ${heading}`);
      hasHeader = true;
      return;
    }
    counter.rows++;
    const [id, geneId] = cells;
    const gene = genes.find(geneId);
    const key = `${id.toUpperCase()}\t${gene}`;
    if (id === '') counter.skip('no id', geneId);
    else if (gene === undefined) counter.skip('gene not in the annotation', geneId);
    else if (genes.find(id) !== undefined) counter.skip('id is a gene', id);
    else if (pairs.has(key)) counter.skip('duplicate', id);
    else {
      pairs.add(key);
      aliases.push({ alias: copyOf(id), gene });
    }
  });
  if (!hasHeader) throw badFile(file, undefined, `empty; expected the columns ${heading}`);
  return { aliases, report: counter.report(file.shown, 'id conversions') };
}
