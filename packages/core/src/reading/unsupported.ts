import type { FileText } from './fileText.ts';
import { isGraphml } from './graphml.ts';
import { Refusal } from './refusal.ts';

const hasStart = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((value, i) => bytes[i] === value);

/** Whether a file is a zip archive, as workbooks are. */
export const isZip = (bytes: Uint8Array): boolean => hasStart(bytes, [0x50, 0x4b, 0x03]);

/** Whether a file is packed with gzip. */
export const isGzip = (bytes: Uint8Array): boolean => hasStart(bytes, [0x1f, 0x8b]);

const oldWorkbook = (name: string): Refusal =>
  new Refusal('unsupported-file', `${name} is an old or locked workbook. Save it as xlsx or CSV.`);

/** Throws `unsupported-file` for bytes that are not text: old or locked workbooks, PDF, images, archives. */
export function refuseBinary(bytes: Uint8Array, name: string): void {
  if (hasStart(bytes, [0xd0, 0xcf, 0x11, 0xe0]) || hasStart(bytes, [0x09, 0x08])) throw oldWorkbook(name);
  if (hasStart(bytes, [0x25, 0x50, 0x44, 0x46]))
    throw new Refusal('unsupported-file', `${name} is a PDF file. Copy its table to a CSV or text file.`);
}

/** Throws `unsupported-file` for texts that hold no table and no list: FASTA, GFF and GTF, RTF, HTML, XML, ODF. */
export function refuseText(text: FileText, name: string): void {
  if (text.has('\0'))
    throw new Refusal('unsupported-file', `${name} is not a text file. Give a list or a table as text, CSV or xlsx.`);
  const { start } = text;
  if (start.startsWith('%PDF'))
    throw new Refusal('unsupported-file', `${name} is a PDF file. Copy its table to a CSV or text file.`);
  if (start.startsWith('{\\rtf'))
    throw new Refusal('unsupported-file', `${name} is an RTF file. Save it as plain text.`);
  if (/^(<!doctype html|<html|<head|<table|<body)/i.test(start))
    throw new Refusal('unsupported-file', `${name} is an HTML page. Save its table as CSV or xlsx.`);
  if (start.startsWith('<?xml') && !isGraphml(start))
    throw new Refusal('unsupported-file', `${name} is an XML file. Save its table as CSV or xlsx.`);
  const lines = start.split('\n').filter((line) => line.trim() !== '');
  if (isFasta(lines))
    throw new Refusal('unsupported-file', `${name} is a FASTA file: sequences. Give one gene id per line.`);
  if (/^@\S/.test(lines.at(0) ?? '') && /^[ACGTN.]{20,}$/i.test(lines.at(1) ?? '') && lines.at(2)?.startsWith('+'))
    throw new Refusal('unsupported-file', `${name} is a FASTQ file: sequences. Give one gene id per line.`);
  if (start.startsWith('##fileformat=VCF'))
    throw new Refusal(
      'unsupported-file',
      `${name} is a VCF file: variants. Give a list or a table of genes instead.`,
    );
  if (isMotifs(lines))
    throw new Refusal(
      'unsupported-file',
      `${name} is a file of motifs: tables of bases. Give a list or a table of genes instead.`,
    );
  const format = featureFormat(lines);
  if (format)
    throw new Refusal(
      'unsupported-file',
      `${name} is a ${format} file: an annotation. Give a list or a table of genes instead.`,
    );
}

const sequence = /^[A-Za-z*-]+$/;

/** Headings with `>`, each followed by lines of letters without digits that are too long for symbols. */
function isFasta(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => !line.startsWith(';'));
  if (first < 0 || !lines[first].startsWith('>')) return false;
  const below = lines.slice(first + 1).filter((line) => !line.startsWith('>'));
  const letters = below.filter((line) => sequence.test(line.trim()));
  const long = letters.filter((line) => line.trim().length >= 20);
  return below.length > 0 && letters.length > below.length * 0.9 && long.length > below.length * 0.3;
}

/** Tables of JASPAR, MEME and HOMER: a name, then rows of four numbers, or a row for each base. */
function isMotifs([first = '', ...below]: readonly string[]): boolean {
  if (/^MEME version \d/.test(first)) return true;
  if (!first.startsWith('>') || below.length < 4) return false;
  const four = below.slice(0, 4);
  return (
    four.every((line, i) => line.trimStart().startsWith('ACGT'[i]) && /^\s*[ACGT]\s*[[|:\s]\s*\d/.test(line)) ||
    four.every((line) => /^\s*(?:\d+(?:\.\d+)?\s+){3,}\d+(?:\.\d+)?\s*$/.test(line))
  );
}

const features =
  /^(gene|mrna|transcript|exon|cds|five_prime_utr|three_prime_utr|utr|start_codon|stop_codon|chromosome|region|protein|ncrna|tRNA|pseudogene|transposable_element_gene)$/i;

/** `GFF` or `GTF` for lines of nine columns with a feature in the third and places in the fourth and fifth. */
function featureFormat(lines: readonly string[]): 'GFF' | 'GTF' | undefined {
  if (/^##gff-version/i.test(lines.at(0) ?? '')) return 'GFF';
  const rows = lines
    .filter((line) => !line.startsWith('#'))
    .slice(0, 20)
    .map((line) => line.split('\t'));
  const fitting = rows.filter(
    (cells) =>
      cells.length === 9 &&
      features.test(cells[2]) &&
      /^\d+$/.test(cells[3]) &&
      /^\d+$/.test(cells[4]) &&
      /^[-+.?]$/.test(cells[6]),
  );
  if (rows.length === 0 || fitting.length < rows.length * 0.8) return undefined;
  return fitting[0][8].includes('="') || !/gene_id "/.test(fitting[0][8]) ? 'GFF' : 'GTF';
}
