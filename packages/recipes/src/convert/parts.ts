import { exactCsvCell } from '@trellis/core/formats';
import type { Make, MakeOf } from '../recipe/make.ts';
import type { Conversion } from '../steps/context.ts';
import { compileTemplate } from '../steps/template.ts';
import type { Table } from '../table.ts';
import { Documents, type RecipeFile } from './documents.ts';
import type { Output } from './output.ts';
import { symbolOf } from './symbolOf.ts';

type Row = readonly string[];
type ListLine = readonly [title: string, gene: string];

/** A make whose files become tables. */
export type TableMake = Exclude<Make, MakeOf<'copy'> | MakeOf<'genes from targets'>>;

/** The texts of the given templates for each row. */
function rowsOf(table: Table, fields: readonly string[]): Row[] {
  const templates = fields.map((field) => compileTemplate(field, table));
  return table.rows.map((row) => templates.map((text) => text(row).trim()));
}

const once = (rows: Iterable<Row>): Row[] => [...new Map(Array.from(rows, (row) => [row.join('\t'), row])).values()];

const csv = (rows: readonly Row[]): string => rows.map((row) => `${row.map(exactCsvCell).join(',')}\n`).join('');
const tsv = (rows: readonly Row[]): string => rows.map((row) => `${row.map(inOneLine).join('\t')}\n`).join('');

/** A cell for a format without quotes: tabs and line ends, which quoted cells of a source can hold, are blanks. */
const inOneLine = (cell: string): string => (/[\t\n]/.test(cell) ? cell.replaceAll(/\s+/g, ' ') : cell);

/** Everything of an edition but genes and analyses: collected from tables, and written at the end. */
export class Parts {
  private readonly conversions = new Map<string, Map<string, Set<string>>>();
  private readonly lists = new Documents<ListLine>();
  private readonly networks = new Documents<Row>();
  private readonly edges = new Documents<Row>();
  private readonly undirected = new Set<string>();
  private readonly aliases: Row[] = [];
  private readonly families: Row[] = [];
  private readonly orthologs = new Map<string, Row[]>();
  private readonly clusters: Row[] = [];

  /** Adds what a make takes from a table. Returns the number of rows kept. */
  add(make: TableMake, table: Table, from: RecipeFile): number {
    switch (make.make) {
      case 'lists':
        return this.addLists(make, table, from);
      case 'network': {
        const rows = rowsOf(table, [make.tf, make.edge, make.target, make.score]);
        this.networks.add(make, from, rows);
        return rows.length;
      }
      case 'edges': {
        const rows = rowsOf(table, [make.tf, make.target, make.type]);
        if (make.undirected) this.undirected.add(make.name);
        this.edges.add(make, from, rows);
        return rows.length;
      }
      case 'aliases':
        return this.addAliases(rowsOf(table, [make.alias, make.gene]));
      case 'tf families':
        return addAll(this.families, rowsOf(table, [make.gene, make.family]));
      case 'orthologs':
        return addAll(
          entry(this.orthologs, make.edition, (): Row[] => []),
          rowsOf(table, [make.gene, make.ortholog]),
        );
      case 'conversion':
        return this.addConversion(make, table);
      case 'motif clusters':
        if (this.clusters.length === 0) this.clusters.push(Object.keys(make.columns));
        return addAll(this.clusters, rowsOf(table, Object.values(make.columns)));
      case 'analyses':
      case 'genes':
        return 0;
      default:
        return make satisfies never;
    }
  }

  conversion = (name: string): Conversion => this.conversions.get(name) ?? new Map();

  /** Writes all files. An alias that is an id or a symbol of `names` would be ambiguous in queries, and is left out. */
  async write(output: Output, names: ReadonlySet<string>): Promise<void> {
    const aliases = once(this.aliases).filter(([alias]) => !names.has(alias.toUpperCase()));
    await this.lists.write('gene_lists', () => '.txt', listText, output);
    await this.networks.write('target_networks', () => '.tsv', tsv, output);
    const edgeText = (rows: readonly Row[]): string => csv([['source', 'target', 'edge'], ...once(rows)]);
    const ending = (name: string): string => (this.undirected.has(name) ? '.undirected.csv' : '.csv');
    await this.edges.write('additional_edges', ending, edgeText, output);
    if (aliases.length > 0) await output.write('aliases.csv', csv([['alias', 'gene_id'], ...aliases]));
    if (this.families.length > 0)
      await output.write('tf_families.tsv', tsv([['gene_id', 'family'], ...once(this.families)]));
    for (const [edition, rows] of this.orthologs)
      await output.write(`orthologs/${edition}.tsv`, tsv([['gene_id', 'ortholog_id'], ...once(rows)]));
    if (this.clusters.length > 0) await output.write('cluster_info.csv', csv(this.clusters));
  }

  private addAliases(rows: readonly Row[]): number {
    const named = rows.map(([alias, gene]): Row => [symbolOf(alias), gene]).filter(([alias]) => alias !== '');
    return addAll(this.aliases, named);
  }

  private addLists(make: MakeOf<'lists'>, table: Table, from: RecipeFile): number {
    const lines = rowsOf(table, [make.title, make.gene]).map(([title, gene]): ListLine => [title, gene]);
    this.lists.add(make, from, lines);
    return lines.length;
  }

  private addConversion(make: MakeOf<'conversion'>, table: Table): number {
    const conversion = entry(this.conversions, make.name, () => new Map<string, Set<string>>());
    const rows = rowsOf(table, [make.old, make.new]).filter((row) => row.every((id) => id !== ''));
    for (const [old, id] of rows) entry(conversion, old.toUpperCase(), () => new Set<string>()).add(id);
    return rows.length;
  }
}

function addAll(rows: Row[], further: readonly Row[]): number {
  for (const row of further) rows.push(row);
  return further.length;
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, initial: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = initial();
  map.set(key, made);
  return made;
}

/** A text of several lists: `>title`, then a gene per line, each once. */
function listText(lines: readonly ListLine[]): string {
  const lists = new Map<string, Set<string>>();
  for (const [title, gene] of lines)
    if (gene !== '') entry(lists, inOneLine(title), () => new Set<string>()).add(gene);
  return [...lists].map(([title, genes]) => `>${title}\n${[...genes].join('\n')}\n`).join('');
}
