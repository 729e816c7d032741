import { compareTexts, TrellisError } from '@trellis/core';
import { exactCsvCell } from '@trellis/core/formats';
import type { MakeOf } from '../recipe/make.ts';
import { compileTemplate } from '../steps/template.ts';
import type { Table } from '../table.ts';
import { symbolOf } from './symbolOf.ts';

/** The columns of annotation.csv after the id. */
const fields = ['name', 'fullname', 'type', 'family'] as const;

type Field = (typeof fields)[number];

interface Gene {
  readonly id: string;
  readonly texts: Partial<Record<Field, string>>;
}

/** The annotation of an edition, united from several tables. */
export class GeneTable {
  private readonly genes = new Map<string, Gene>();

  has = (id: string): boolean => this.genes.has(id.toUpperCase());

  get size(): number {
    return this.genes.size;
  }

  /** Adds or describes genes. Returns the number of rows that counted. */
  add(make: MakeOf<'genes'>, table: Table): number {
    const id = compileTemplate(make.gene, table);
    const given = fields.flatMap((field) => {
      const template = make[field];
      return template === undefined ? [] : [{ field, text: compileTemplate(template, table) }];
    });
    let used = 0;
    for (const row of table.rows) {
      const gene = this.gene(id(row).trim(), make.describe !== true);
      if (!gene) continue;
      used++;
      for (const { field, text } of given) {
        const value = field === 'name' ? symbolOf(text(row)) : text(row).replace(/\s+/g, ' ').trim();
        if (value !== '' && (make.override || !gene.texts[field])) gene.texts[field] = value;
      }
    }
    return used;
  }

  /** Adds a gene of which only the type is known, if it is new. */
  addTarget(id: string, type: string): void {
    if (!this.has(id)) this.genes.set(id.toUpperCase(), { id: id.toUpperCase(), texts: { type } });
  }

  /** The ids and symbols of all genes, in upper case. */
  names(): ReadonlySet<string> {
    return new Set([...this.genes].flatMap(([id, { texts }]) => [id, (texts.name ?? '').toUpperCase()]));
  }

  private gene(id: string, mayAdd: boolean): Gene | undefined {
    if (id === '') return undefined;
    const key = id.toUpperCase();
    const found = this.genes.get(key);
    if (found || !mayAdd) return found;
    const gene: Gene = { id, texts: {} };
    this.genes.set(key, gene);
    return gene;
  }

  /** The text of annotation.csv, sorted by ids. Throws `bad-file` where there is no gene. */
  text(edition: string): string {
    if (this.genes.size === 0)
      throw new TrellisError('bad-file', `${edition}: no recipe that is used says which genes there are`);
    const lines = [...this.genes.values()]
      .toSorted((a, b) => compareTexts(a.id, b.id))
      .map(({ id, texts }) => [id, ...fields.map((field) => texts[field] ?? '')].map(exactCsvCell).join(','));
    return `${['gene_id,name,fullname,gene_type,gene_family', ...lines].join('\n')}\n`;
  }
}
