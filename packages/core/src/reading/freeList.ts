import { isHeader, listedNames, withoutRemark } from '../formats/listedNames.ts';
import { isIdLike } from './decorations.ts';
import type { TextLines } from './textLines.ts';
import { defaultListName, ListCollector } from './listCollector.ts';
import type { NameTally } from './nameTally.ts';
import type { Found } from './recognized.ts';

/** Tokens of R and Python around names: `[1]`, bullets, numbers of a numbered list, `genes <- c(`. */
const noise = /^(?:\[\d+\],?|\d+[.)]|(?:dtype|name|length)[=:].*|[-*•·‣▪●◦–—=]+|<-|:=|c\(|list\(|[()[\]{}]+)$/;
const vector =
  /^(?:[A-Za-z_.][\w.]{0,60} {0,9}(?:<-|=) {0,9})?(?:c|list|set|tuple|array|Index|factor|as\.character)? {0,9}\(? {0,9}[([{] {0,9}(?=["'])/;

/** Whether a text that starts so is a vector as R and Python write it. */
export const isVector = (start: string): boolean => vector.test(start);

/** Rows that are shown. */
const maxFirstRows = 5;

function longer(values: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * index + 2);
  more.set(values);
  return more;
}

/** A line of one word. */
const simple = /^[\w.]+$/;

/** What R and pandas print below the names. */
const isPrinted = /^(?:levels|length|name): .*(?:dtype:|length:|levels|$)/i;

/** What a line says; '' for comments and what programs print around the names. */
function contentOf(line: string): string {
  const content = /^\s*;/.test(line) ? '' : withoutRemark(line).replace(vector, '');
  return isPrinted.test(content) ? '' : content;
}

/**
 * Lists in free text: a line that starts with `>` names a list, `;` begins a comment, names are separated by
 * anything. The line `skipped` is a heading.
 */
export function readFreeList(
  lines: TextLines,
  tally: NameTally,
  skipped: number | null,
): Found & { readonly rows: number; readonly heading: number | null } {
  const lists = new ListCollector();
  let [name, isFirst] = [defaultListName, true];
  let [rows, heading] = [0, null as number | null];
  const head: string[] = [];
  const firstRows: string[][] = [];
  /** By the numbers of lines, the list (from 1) that has the gene of this line already. */
  let listed = new Int32Array(1024);
  let list = 1;
  while (lines.next()) {
    const { line, id } = lines;
    if (id >= 0 && listed[id] === list && !isFirst && line !== skipped && rows >= maxFirstRows) {
      rows++;
      continue;
    }
    const raw = lines.text;
    // Most lines of long lists are one id.
    const plain = isFirst || line === skipped || !simple.test(raw) ? undefined : tally.peek(raw);
    if (plain && (plain.kind === 'id' || plain.kind === 'symbol')) {
      rows++;
      if (firstRows.length < maxFirstRows) firstRows.push([raw]);
      lists.add(name, tally.read(raw));
      if (id >= listed.length) listed = longer(listed, id);
      if (id >= 0) listed[id] = list;
      continue;
    }
    const named = /^\s*>(.*)$/.exec(raw);
    if (named) {
      list++;
      [name, isFirst] = [named[1].trim().replaceAll(/^"|"$/g, '') || defaultListName, true];
      continue;
    }
    const content = contentOf(raw);
    if (!content) continue;
    // Without genes to recognize, a second line of words of headings is one of names.
    const isSkipped = line === skipped && (tally.knowsGenes || heading === null);
    if (isSkipped || (isFirst && isHeader(content) && !isGeneLine(content, tally))) {
      isFirst = false;
      heading ??= line;
      head.push(content);
      continue;
    }
    isFirst = false;
    rows++;
    if (firstRows.length < maxFirstRows) firstRows.push([content]);
    addLine({ lists, name }, content, tally);
  }
  return {
    kind: 'list',
    columns: [{ name: head.at(0) ?? '', role: 'gene' }],
    lists: lists.found,
    rows,
    heading,
    firstRows,
  };
}

/** A heading that is also a name of a gene is a heading where it is a plain word. */
const isGeneLine = (content: string, tally: NameTally): boolean =>
  listedNames(content).some((name) => isIdLike(name) && tally.peek(name).kind === 'id');

interface Named {
  readonly lists: ListCollector;
  readonly name: string;
}

/** Adds the genes of a line: a whole name, joined ones, or words; of a line with ids, words of a text are left out. */
function addLine({ lists, name }: Named, content: string, tally: NameTally): void {
  const whole = tally.peek(content);
  if ((whole.kind === 'id' || whole.kind === 'symbol') && !/[\s,]/.test(content)) {
    lists.add(name, tally.read(content));
    return;
  }
  const tokens = listedNames(content).filter((token) => !noise.test(token));
  const kinds = tokens.map((token) => tally.peek(token));
  const ids = kinds.filter(({ kind }) => kind === 'id').length;
  const others = kinds.filter(({ kind }) => kind === 'unknown').length;
  const isText = ids > 0 && others > 0 && kinds.length > ids;
  const date = tally.peek(content);
  if (date.kind === 'date') {
    lists.add(name, tally.read(content));
    return;
  }
  for (const [i, token] of tokens.entries()) {
    if (isText && kinds[i].kind !== 'id' && !isIdLike(token)) continue;
    lists.add(name, tally.read(token));
  }
}
