import { badFile, exactCsvCell } from '@trellis/core/formats';
import { readGff3 } from '../formats/gff3.ts';
import { readTable } from '../formats/readTable.ts';
import type { Table } from '../table.ts';

/** A gene as an annotation file describes it; missing texts are ''. */
export interface DraftGene {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly type: string;
  readonly family: string;
  /** Other names of the gene. */
  readonly aliases: readonly string[];
  /** Chromosome, start, end (from 1, both included) and strand; undefined in a file without places. */
  readonly place?: readonly [chromosome: string, start: string, end: string, strand: string];
}

/** What an annotation file says: its genes, and the ids of transcripts and proteins of them, as pairs of id and gene. */
export interface DraftGenes {
  readonly genes: readonly DraftGene[];
  readonly transcripts: readonly (readonly [id: string, gene: string])[];
}

/** Names of the columns of a table, in lower case without signs, by what they hold. */
const columnNames = {
  id: ['geneid', 'gene', 'id', 'locus', 'locustag', 'systematicname'],
  name: ['name', 'symbol', 'genename', 'genesymbol', 'standardname'],
  fullName: ['fullname', 'description', 'product', 'note'],
  type: ['genetype', 'type', 'biotype', 'genebiotype'],
  family: ['genefamily', 'family'],
} as const;

/**
 * Reads the genes of a GFF3 file, or of a table whose heading names a column `gene_id`, `gene`, `id` or `locus`. Features of GFF3
 * whose type ends with `gene` are genes, those whose parent is one are its transcripts. Throws `bad-file`.
 */
export function readDraftGenes(bytes: Uint8Array, name: string): DraftGenes {
  if (/\.gff3?(\.gz)?$/i.test(name)) return genesOfGff3(readGff3(bytes, { name }));
  return { genes: genesOfTable(readTable(bytes, { format: 'delimited', name }), name), transcripts: [] };
}

function genesOfGff3(table: Table): DraftGenes {
  const at = (column: string) => table.columns.indexOf(column);
  const reader = (...columns: readonly string[]) => {
    const found = columns.map(at).filter((i) => i >= 0);
    return (row: readonly string[]): string => found.map((i) => row[i]).find((cell) => cell !== '') ?? '';
  };
  const [id, parent, type] = [reader('ID'), reader('Parent'), reader('type')];
  const [symbol, described] = [reader('gene', 'symbol', 'Name'), reader('description', 'product', 'Note')];
  const [biotype, alias] = [reader('biotype', 'gene_biotype'), reader('Alias', 'gene_synonym')];
  const locus = reader('gene_id', 'locus_tag');
  const genes = new Map<string, DraftGene>();
  const transcripts: [string, string][] = [];
  for (const row of table.rows) {
    const [, , , start, end, strand] = row;
    const key = id(row);
    const owner = genes.get(parent(row));
    if (owner) transcripts.push([plainId(key), owner.id]);
    if (!/gene$/i.test(type(row)) || key === '') continue;
    const gene = locus(row) || plainId(key);
    const name = symbol(row);
    genes.set(key, {
      id: gene,
      name: name === gene ? '' : name,
      fullName: described(row),
      type: geneType(biotype(row) || type(row)),
      family: '',
      aliases: alias(row).split(',').filter(Boolean),
      place: [row[0], start, end, strand],
    });
  }
  return { genes: [...genes.values()], transcripts: transcripts.filter(([one]) => one !== '') };
}

/** `gene:YAL001C` and `gene-YAL001C` are YAL001C. */
const plainId = (id: string): string => id.replace(/^(?:gene|transcript|rna|mrna|cds|id)[:-]/i, '');

/** A type of genes in upper case; a gene of no special kind codes for a protein. */
const geneType = (type: string): string => (/^(?:gene|mrna)$/i.test(type) ? 'PROTEIN_CODING' : type.toUpperCase());

function genesOfTable({ columns, rows }: Table, name: string): DraftGene[] {
  const known = columns.map((column) => column.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const at = (names: readonly string[]): number => known.findIndex((column) => names.includes(column));
  const id = at(columnNames.id);
  if (id < 0) throw badFile(name, 1, 'no column is called gene_id, gene, id or locus');
  const cell = (row: readonly string[], names: readonly string[]) => row[at(names)] ?? '';
  return rows
    .filter((row) => row[id] !== '')
    .map((row) => ({
      id: row[id],
      name: cell(row, columnNames.name),
      fullName: cell(row, columnNames.fullName),
      type: cell(row, columnNames.type).toUpperCase(),
      family: cell(row, columnNames.family),
      aliases: [],
    }));
}

/** The tables of an import folder that the genes fill, by file name; a table without rows has its heading alone. */
export function geneTables({ genes, transcripts }: DraftGenes): ReadonlyMap<string, string> {
  const first = new Map(genes.map((gene) => [gene.id.toUpperCase(), gene]));
  const different = [...first.values()];
  const csv = (rows: readonly (readonly string[])[]) => textOf(rows.map((row) => row.map(exactCsvCell).join(',')));
  const tsv = (rows: readonly (readonly string[])[]) => textOf(rows.map((row) => row.join('\t')));
  const ids = new Set(first.keys());
  const aliases = different.flatMap(({ id, aliases: names }) => names.map((alias) => [alias, id]));
  const placed = different.flatMap(({ id, place }) => (place ? [[id, ...place]] : []));
  const conversions = transcripts.filter(([id]) => !ids.has(id.toUpperCase()));
  return new Map([
    [
      'annotation.csv',
      csv([
        ['gene_id', 'name', 'fullname', 'gene_type', 'gene_family'],
        ...different.map(({ id, name, fullName, type, family }) => [id, name, fullName, type, family]),
      ]),
    ],
    ['aliases.csv', csv([['alias', 'gene_id'], ...aliases])],
    ...(conversions.length === 0
      ? []
      : [
          [
            'id_conversions.tsv',
            tsv([['id', 'gene_id', 'source'], ...conversions.map(([id, gene]) => [id, gene, 'annotation'])]),
          ] as const,
        ]),
    ...(placed.length === 0
      ? []
      : [['gene_positions.tsv', tsv([['gene_id', 'chromosome', 'start', 'end', 'strand'], ...placed])] as const]),
  ]);
}

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
