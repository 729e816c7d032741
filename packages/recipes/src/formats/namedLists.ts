import type { Table } from '../table.ts';
import { badFile, quoteText } from '@trellis/core/formats';
import { decodeText } from './decodeText.ts';
import { wordsOf } from './lines.ts';

/**
 * Reads gene lists, each after a line `>name`, into the columns `list` and `gene`. Genes are words, one or more per line.
 * Throws `bad-file` for a gene before the first name and for a name without text.
 */
export function readNamedLists(bytes: Uint8Array, { name }: { readonly name: string }): Table {
  const rows: string[][] = [];
  let list: string | undefined;
  for (const [i, line] of decodeText(bytes, name).split('\n').entries()) {
    if (line.trimStart().startsWith('>')) list = listName(line, i + 1, name);
    else for (const gene of wordsOf(line)) rows.push([list ?? refuse(gene, i + 1, name), gene]);
  }
  return { columns: ['list', 'gene'], rows };
}

function listName(line: string, number: number, name: string): string {
  const list = line.trim().slice(1).trim();
  if (list === '') throw badFile(name, number, 'a list without a name');
  return list;
}

function refuse(gene: string, line: number, name: string): never {
  throw badFile(name, line, `${quoteText(gene)} comes before the first list; a line ">name" starts a list`);
}
