import type { Table } from '../table.ts';
import { badFile, columnNames, quoteText } from '@trellis/core/formats';
import { decodeText } from './decodeText.ts';

export interface Gff3Options {
  /** Name of the file in messages. */
  readonly name: string;
  /** The feature types to keep, e.g. `gene`; all by default. */
  readonly types?: readonly string[];
}

interface Feature {
  /** Sequence, source, type, start, end and strand. */
  readonly fields: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Reads GFF3 (https://github.com/The-Sequence-Ontology/Specifications/blob/master/gff3.md) into the columns `seqid`,
 * `source`, `type`, `start`, `end`, `strand` and one per attribute, in the order in which the file mentions them. Positions
 * count from 1, both ends included, as in the file. Escapes (`%3B`) are undone. Sequences at the end are not read. Throws
 * `bad-file` for a line that does not have nine columns or whose ninth column does not hold attributes.
 */
export function readGff3(bytes: Uint8Array, { name, types }: Gff3Options): Table {
  const features: Feature[] = [];
  for (const [i, line] of decodeText(bytes, name).split('\n').entries()) {
    if (line.startsWith('##FASTA') || line.startsWith('>')) break;
    if (line.startsWith('#') || line.trim() === '') continue;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length !== 9) throw badFile(name, i + 1, `${cells.length} columns, but GFF3 has 9`);
    if (types === undefined || types.includes(cells[2])) features.push(readFeature(cells, i + 1, name));
  }
  return tableOf(features);
}

function readFeature(cells: readonly string[], line: number, name: string): Feature {
  const [seqid, source, type, start, end, , strand, , attributes] = cells;
  return {
    fields: [seqid, source, type, start, end, strand].map(unescapeText),
    attributes: readAttributes(attributes, line, name),
  };
}

/** Reads `key=value;key=value`. A part without `=` belongs to the value before it: some files do not escape semicolons. */
function readAttributes(text: string, line: number, name: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let last: string | undefined;
  for (const part of text === '.' ? [] : text.split(';')) {
    const equals = part.indexOf('=');
    if (part.trim() === '') continue;
    if (equals <= 0 && last === undefined) throw badFile(name, line, `no attribute in ${quoteText(part)}`);
    const key = equals > 0 ? unescapeText(part.slice(0, equals).trim()) : (last ?? '');
    const value = unescapeText(part.slice(equals > 0 ? equals + 1 : 0).trim());
    const previous = attributes.get(key);
    const between = equals > 0 ? ',' : ';';
    attributes.set(key, previous === undefined ? value : `${previous}${between}${value}`);
    last = key;
  }
  return attributes;
}

/** Undoes the escapes of UTF-8 bytes, `%20`; what is not one remains. */
const unescapeText = (text: string): string =>
  text.includes('%')
    ? text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
        Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
      )
    : text;

function tableOf(features: readonly Feature[]): Table {
  const keys = [...new Set(features.flatMap(({ attributes }) => [...attributes.keys()]))];
  return {
    columns: columnNames(['seqid', 'source', 'type', 'start', 'end', 'strand', ...keys]),
    rows: features.map(({ fields, attributes }) => [...fields, ...keys.map((key) => attributes.get(key) ?? '')]),
  };
}
