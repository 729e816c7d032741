import { compareTexts } from '@trellis/core';
import { startsOf, type TfFamilies } from '@trellis/core/dataset';
import { badFile, type SourceFile } from './badFile.ts';
import type { GeneIndex } from './geneIndex.ts';
import { copyOf, RowCounter, type FileReport } from './report.ts';
import { forEachTabRow, requireTabHeader } from './tsvRows.ts';

/** Reads TF families: a header line, then rows of gene_id and family. A gene can be in several. */
export async function readTfFamilies(
  file: SourceFile,
  genes: GeneIndex,
  geneCount: number,
): Promise<{ tfFamilies: TfFamilies | null; report: FileReport }> {
  const counter = new RowCounter();
  const members = new Map<number, Set<string>>();
  let hasHeader = false;
  const visit = (cells: string[], line: number): void => {
    if (cells.length !== 2) throw badFile(file, line, `expected 2 columns (gene_id, family), found ${cells.length}`);
    if (!hasHeader) {
      hasHeader = true;
      return requireTabHeader(file, genes, cells, line);
    }
    counter.rows++;
    const [id, family] = cells;
    if (family === '') throw badFile(file, line, `the gene ${id} has no family`);
    const gene = genes.find(id);
    const known = gene === undefined ? undefined : members.get(gene);
    if (gene === undefined) counter.skip(id === '' ? 'no gene' : 'gene not in the annotation', id);
    else if (known?.has(family)) counter.skip('duplicate', id);
    else members.set(gene, (known ?? new Set()).add(copyOf(family)));
  };
  await forEachTabRow(file, visit);
  if (!hasHeader) throw badFile(file, undefined, 'empty; expected the columns gene_id, family');
  return { tfFamilies: packFamilies(members, geneCount), report: counter.report(file.shown, 'TF families') };
}

/** Packs the families of each gene; null without any. */
export function packFamilies(members: ReadonlyMap<number, ReadonlySet<string>>, genes: number): TfFamilies | null {
  if (members.size === 0) return null;
  const names = [...new Set([...members.values()].flatMap((some) => [...some]))].sort(compareTexts);
  const places = new Map(names.map((name, i) => [name, i]));
  const rows = [...members].sort(([a], [b]) => a - b);
  return {
    names,
    starts: startsOf(genes, (count) => rows.forEach(([gene, some]) => some.forEach(() => count(gene)))),
    families: Uint32Array.from(
      rows.flatMap(([, some]) => [...some].map((name) => places.get(name) ?? 0).sort((a, b) => a - b)),
    ),
  };
}
