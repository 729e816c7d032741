import { splitLines } from '../formats/lines.ts';
import { defaultListName } from '../formats/geneList.ts';
import { isHeader, listedNames, withoutRemark } from '../formats/listedNames.ts';
import { isIdLike } from './decorations.ts';
import type { NameTally } from './nameTally.ts';
import type { Found, ReadList } from './recognized.ts';

/** Tokens of R and Python around names: `[1]`, bullets, numbers of a numbered list, `genes <- c(`. */
const noise = /^(?:\[\d+\],?|\d+[.)]|[-*•·‣▪●◦–—=]+|<-|:=|c\(|list\(|[()[\]{}]+)$/;
const vector =
  /^(?:[A-Za-z_.][\w.]*\s*(?:<-|=)\s*)?(?:c|list|set|tuple|array|Index|factor|as\.character)?\s*\(?\s*[([{]\s*(?=["'])/;

/**
 * Lists in free text: a line that starts with `>` names a list, `;` begins a comment, names are separated by
 * anything. The line `skipped` is a heading.
 */
export function readFreeList(
  text: string,
  tally: NameTally,
  skipped: number | null,
): Found & { readonly rows: number; readonly heading: number | null } {
  const lists = new Map<string, Set<number>>();
  let [name, isFirst] = [defaultListName, true];
  let [rows, heading] = [0, null as number | null];
  const head: string[] = [];
  const firstRows: string[][] = [];
  let line = 0;
  for (const raw of splitLines(text)) {
    line++;
    const named = /^\s*>(.*)$/.exec(raw);
    if (named) {
      [name, isFirst] = [named[1].trim().replaceAll(/^"|"$/g, '') || defaultListName, true];
      continue;
    }
    if (/^\s*;/.test(raw)) continue;
    const content = withoutRemark(raw).replace(vector, '');
    if (!content) continue;
    if (line === skipped || (isFirst && isHeader(content) && !isGeneLine(content, tally))) {
      isFirst = false;
      heading ??= line;
      head.push(content);
      continue;
    }
    isFirst = false;
    rows++;
    if (firstRows.length < 5) firstRows.push([content]);
    addLine(listNamed(lists, name), content, tally);
  }
  const found: ReadList[] = [...lists].map(([listName, genes]) => ({ name: listName, genes: [...genes] }));
  return {
    kind: 'list',
    columns: [{ name: head.at(0) ?? '', role: 'gene' }],
    lists: found.filter(({ genes }) => genes.length > 0),
    rows,
    heading,
    firstRows,
  };
}

/** A heading that is also a name of a gene is a heading where it is a plain word. */
const isGeneLine = (content: string, tally: NameTally): boolean =>
  listedNames(content).some((name) => isIdLike(name) && tally.peek(name).kind === 'id');

function listNamed(lists: Map<string, Set<number>>, name: string): Set<number> {
  const found = lists.get(name) ?? new Set<number>();
  lists.set(name, found);
  return found;
}

/** Adds the genes of a line: a whole name, joined ones, or words; of a line with ids, words of a text are left out. */
function addLine(list: Set<number>, content: string, tally: NameTally): void {
  const whole = tally.peek(content);
  if ((whole.kind === 'id' || whole.kind === 'symbol') && !/[\s,]/.test(content)) {
    for (const gene of tally.read(content).genes) list.add(gene);
    return;
  }
  const tokens = listedNames(content).filter((token) => !noise.test(token));
  const kinds = tokens.map((token) => tally.peek(token));
  const ids = kinds.filter(({ kind }) => kind === 'id').length;
  const others = kinds.filter(({ kind }) => kind === 'unknown').length;
  const isText = ids > 0 && others > 0 && kinds.length > ids;
  const date = tally.peek(content);
  if (date.kind === 'date') {
    tally.read(content);
    return;
  }
  for (const [i, token] of tokens.entries()) {
    if (isText && kinds[i].kind !== 'id' && !isIdLike(token)) continue;
    for (const gene of tally.read(token).genes) list.add(gene);
  }
}
