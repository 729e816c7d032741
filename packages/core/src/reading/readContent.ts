import { TrellisError } from '../errors.ts';
import { cleanText, type CleanText } from './hiddenSigns.ts';
import { decodeBytes, type Encoding } from './decodeBytes.ts';
import { FileText } from './fileText.ts';
import { graphmlRows, isGraphml } from './graphml.ts';
import type { RawTable } from './tableLayout.ts';
import { contentOfText, recognize, type Content, type ReadOptions } from './recognize.ts';
import type { RecognizedFile } from './recognized.ts';
import { Refusal } from './refusal.ts';
import { refuseBinary, refuseText } from './unsupported.ts';
import type { TextRow } from '../formats/delimited/delimitedText.ts';

/** A sheet of a workbook: its rows with their numbers, without empty ones. */
export interface SheetRows {
  readonly name: string;
  readonly rows: readonly TextRow[];
}

export interface FileOptions extends ReadOptions {
  /** The sheet of a workbook, by its name. */
  readonly sheet?: string;
}

/** Recognizes the text of a file. */
export const readTextFile = (text: string, options: FileOptions): RecognizedFile =>
  readText(new FileText(text), 'utf-8', options);

function readText(decoded: FileText, encoding: Encoding, options: FileOptions): RecognizedFile {
  const sheets = sheetsOfText(decoded);
  if (sheets) return readSheetRows(sheets, options);
  const clean = cleanText(decoded);
  const { text } = clean;
  try {
    refuseText(text, options.name);
    if (text.isBlank) throw new Refusal('empty-file', `${options.name} is empty.`);
  } catch (error) {
    return refused(error, options);
  }
  return recognize(contentOf(clean, encoding, options.header), options);
}

function contentOf(clean: CleanText, encoding: Encoding, header: boolean | undefined): Content {
  if (!isGraphml(clean.text.start)) return contentOfText(clean, encoding, header);
  const table: RawTable = { separator: 'none', quoted: false, rows: graphmlRows(clean.text.all), comments: [] };
  return { table, encoding, hasHiddenSigns: clean.hasHiddenSigns };
}

/** Recognizes the bytes of a file that is neither a workbook nor packed. */
export function readBytes(bytes: Uint8Array, options: FileOptions): RecognizedFile {
  try {
    refuseBinary(bytes, options.name);
  } catch (error) {
    return refused(error, options);
  }
  const { text, encoding } = decodeBytes(bytes);
  return readText(text, encoding, options);
}

/** A file with an error and nothing else. */
export function refused(thrown: unknown, { wanted }: ReadOptions): RecognizedFile {
  const error = asRefusal(thrown);
  return {
    kind: wanted ?? 'unknown',
    format: { separator: 'none', encoding: null, heading: null, quoted: false },
    columns: [],
    rows: 0,
    firstRows: [],
    unknown: [],
    ambiguous: [],
    transcripts: [],
    given: 0,
    notes: [],
    questions: [],
    error,
  };
}

function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof TrellisError) return new Refusal('bad-file', thrown.message);
  throw thrown;
}

/** Recognizes the sheets of a workbook: the first one with genes counts, unless one is chosen. */
export function readSheetRows(sheets: readonly SheetRows[], options: FileOptions): RecognizedFile {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return refused(new Refusal('empty-file', `${options.name} is empty.`), options);
  const read = filled.map((sheet) => ({ sheet, file: recognize(contentOfSheet(sheet), options) }));
  const usable = read.filter(({ file }) => file.error === null);
  const wanted = options.sheet ?? options.answers?.which_sheet;
  const chosen = read.find(({ sheet }) => sheet.name === wanted) ?? bestSheet(usable) ?? read[0];
  const others = filled.filter((sheet) => sheet !== chosen.sheet).map(({ name }) => name);
  if (others.length === 0) return chosen.file;
  const note = {
    code: 'other_sheets',
    text: `The sheet ${chosen.sheet.name.slice(0, 40)} is read; the workbook has ${others.length} more: ${others.slice(0, 3).join(', ').slice(0, 120)}.`,
  };
  const question = {
    code: 'which_sheet',
    text: `${usable.length} sheets of the workbook have genes. Which one counts?`,
    choices: [chosen, ...usable.filter((one) => one !== chosen)].map(({ sheet }) => sheet.name),
  };
  return {
    ...chosen.file,
    notes: [...chosen.file.notes, note],
    questions: usable.length > 1 ? [...chosen.file.questions, question] : chosen.file.questions,
  };
}

/** The first sheet with genes; one in which only few words are genes, as in notes, comes last. */
function bestSheet<T extends { readonly file: RecognizedFile }>(usable: readonly T[]): T | undefined {
  const isTable = ({ file }: T): boolean => file.unknown.length < file.given * 0.7 || file.kind === 'network';
  return usable.find(isTable) ?? usable.at(0);
}

const contentOfSheet = ({ rows }: SheetRows): Content => {
  const table: RawTable = {
    separator: 'xlsx',
    quoted: false,
    rows: rows.filter(({ cells }) => !cells[0]?.startsWith('#') || cells.filter((cell) => cell !== '').length > 1),
    comments: [],
  };
  return { table, encoding: null, hasHiddenSigns: false };
};

const sheetMark = '\f';

/** A workbook as one text: before the rows of each sheet a line with a form feed and its name, cells separated by tabs. */
export function textOfSheets(sheets: readonly SheetRows[]): string {
  const lines: string[] = [];
  for (const { name, rows } of sheets) {
    lines.push(`${sheetMark}${name.replaceAll(/\s+/g, ' ')}`);
    let next = 1;
    for (const { cells, line } of rows) {
      for (; next < line; next++) lines.push('');
      lines.push(cells.map((cell) => cell.replaceAll(/[\t\r\n\f]+/g, ' ')).join('\t'));
      next = line + 1;
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The sheets in a text that `textOfSheets` wrote; undefined for other texts. */
function sheetsOfText(text: FileText): SheetRows[] | undefined {
  if (text.slice(0, 1) !== sheetMark) return undefined;
  return text.all
    .slice(1)
    .split(`\n${sheetMark}`)
    .map((part) => {
      const [name, ...lines] = part.split('\n');
      const rows = lines
        .map((content, i) => ({ cells: content.split('\t'), line: i + 1 }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''));
      return { name, rows };
    });
}
