import { compareTexts } from '@trellis/core';
import type { Alias } from '@trellis/core/dataset';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { readText } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/** Reads aliases of genes: a header line, then rows of alias and gene_id. */
export async function readAliases(
  file: SourceFile,
  genes: GeneIndex,
): Promise<{ aliases: Alias[]; report: FileReport }> {
  const counter = new RowCounter();
  const aliases = new Map<string, Alias>();
  let hasHeader = false;
  const visit = (cells: string[], line: number): void => {
    if (cells.length !== 2) throw badFile(file, line, `expected 2 columns (alias,gene_id), found ${cells.length}`);
    const [alias, id] = cells;
    const gene = genes.find(id);
    if (!hasHeader) {
      hasHeader = true;
      if (gene !== undefined) throw badFile(file, line, `no header line (alias,gene_id): ${quoteText(id)} is a gene`);
      return;
    }
    counter.rows++;
    if (alias === '' || alias.includes('\n')) throw badFile(file, line, `${quoteText(alias)} is not an alias`);
    const key = JSON.stringify([alias, gene]);
    if (gene === undefined) counter.skip(id === '' ? 'no gene' : 'gene not in the annotation', id);
    else if (aliases.has(key)) counter.skip('duplicate', alias);
    else aliases.set(key, { alias, gene });
  };
  forEachRow(await readText(file), file, visit);
  return { aliases: sortAliases([...aliases.values()]), report: counter.report(file.shown, 'aliases') };
}

/** Sorts by alias, then gene. */
export const sortAliases = (aliases: readonly Alias[]): Alias[] =>
  [...aliases].sort((a, b) => compareTexts(a.alias, b.alias) || a.gene - b.gene);
