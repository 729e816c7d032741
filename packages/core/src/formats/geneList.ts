import { splitLines } from './lines.ts';
import { isHeader, listedNames, withoutRemark } from './listedNames.ts';

/** A list of gene names as written by the user. */
export interface GeneList {
  readonly name: string;
  /** Names in order; of duplicates, ignoring case, the first place and the last spelling. */
  readonly genes: readonly string[];
}

/** Name of the list of genes before the first `>` line. */
export const defaultListName = 'default_list';

/**
 * Parses target gene lists: a line that starts with `>` names a list, and the lines after it hold its genes (see
 * `listedNames`), below a heading if they have one. Lists with the same name are merged; lists without genes are dropped.
 */
export function readGeneLists(text: string): GeneList[] {
  const lists = new Map<string, Map<string, string>>();
  let [name, isFirst] = [defaultListName, true];
  for (const line of splitLines(text)) {
    const heading = /^\s*>(.*)$/.exec(line);
    const content = heading ? '' : withoutRemark(line);
    if (heading) [name, isFirst] = [heading[1].trim() || defaultListName, true];
    else if (content) {
      if (!isFirst || !isHeader(content)) addNames(listNamed(lists, name), content);
      isFirst = false;
    }
  }
  return [...lists]
    .map(([listName, genes]) => ({ name: listName, genes: [...genes.values()] }))
    .filter(({ genes }) => genes.length > 0);
}

function listNamed(lists: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const found = lists.get(name) ?? new Map<string, string>();
  lists.set(name, found);
  return found;
}

/** Parses one list: filter TFs or a background. Skips lines that start with `>` or `;`, and a heading. */
export function readPlainList(text: string): string[] {
  const genes = new Map<string, string>();
  const lines = splitLines(text)
    .map(withoutRemark)
    .filter((line) => line && !/^[>;]/.test(line));
  for (const line of lines.slice(lines.length && isHeader(lines[0]) ? 1 : 0)) addNames(genes, line);
  return [...genes.values()];
}

/** Adds the names of a line under their spelling in capitals. */
function addNames(genes: Map<string, string>, line: string): void {
  for (const name of listedNames(line)) genes.set(name.toUpperCase(), name);
}
