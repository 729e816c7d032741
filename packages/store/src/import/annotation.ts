import { isCodingType, compareIds, type Gene } from '@trellis/core/dataset';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { readText } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

const columns = ['gene_id', 'name', 'fullname', 'gene_type', 'gene_family'];

/** Reads an annotation: a header line, then rows of gene_id, name, fullname, gene_type and gene_family; `#` starts a comment. */
export async function readAnnotation(file: SourceFile): Promise<{ genes: Gene[]; report: FileReport }> {
  const counter = new RowCounter();
  const genes: Gene[] = [];
  const lines = new Map<string, number>();
  let header: string[] | undefined;
  const visit = (cells: string[], line: number): void => {
    if (cells.length !== 5)
      throw badFile(file, line, `expected 5 columns (${columns.join(',')}), found ${cells.length}`);
    if (!header) {
      header = cells;
      return;
    }
    counter.rows++;
    addGene(cells, line);
  };
  const addGene = ([id, name, fullName, type, family]: string[], line: number): void => {
    if (id === '' || id.includes('\n')) throw badFile(file, line, `${quoteText(id)} is not a gene id`);
    const earlier = lines.get(id.toUpperCase());
    if (earlier !== undefined) throw badFile(file, line, `the gene ${id} is already on line ${earlier}`);
    lines.set(id.toUpperCase(), line);
    genes.push({ id, name, fullName, type, family });
  };
  forEachRow(await readText(file), file, visit, { comments: true });
  requireHeader(file, header, genes);
  const coding_transposons = genes.filter(isCodingTransposon).length;
  const plain = counter.report(file.shown, 'annotation');
  const report = coding_transposons > 0 ? { ...plain, counts: { coding_transposons } } : plain;
  return { genes: sortGenes(genes), report };
}

const isCoding = isCodingType();

/** Whether the description of a gene contradicts its type: a transposon among the protein-coding genes of the universe. */
const isCodingTransposon = ({ fullName, type }: Gene): boolean =>
  isCoding(type) && /^(retrotransposon|transposon|transposable element)/i.test(fullName);

/** Throws if the first line has the gene type of another line: it is then a gene, which would be lost as a header. */
function requireHeader(file: SourceFile, header: string[] | undefined, genes: readonly Gene[]): void {
  if (!header) throw badFile(file, undefined, `empty; expected the columns ${columns.join(',')}`);
  const type = header[3];
  if (type !== '' && genes.some((gene) => gene.type === type)) {
    throw badFile(
      file,
      undefined,
      `no header line (${columns.join(',')}): the first line is the gene ${quoteText(header[0])}`,
    );
  }
  if (genes.length === 0) throw badFile(file, undefined, 'holds no gene');
}

function sortGenes(genes: Gene[]): Gene[] {
  const keyed = genes.map((gene) => ({ gene, key: gene.id.toUpperCase() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : compareIds(a.gene.id, b.gene.id)));
  return keyed.map(({ gene }) => gene);
}
