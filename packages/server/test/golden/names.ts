import { createHash } from 'node:crypto';
import type { AnalysisIds } from '../messages.ts';

export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** A filter or a name without blanks, quotes, parentheses and case. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replaceAll(/[\s"'()]/g, '');

/** A file name without its endings. */
export const listName = (name: string): string => name.replace(/(\.(txt|csv|tsv|sif|gz))+$/i, '');

/** Whether a cell has no value; the recorded answers say so in several ways. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 'None' || value === 'NA';

/** The number in a cell of a CSV file; null in an empty one. */
export const numberIn = (cell: string | undefined): number | null => (isMissing(cell) ? null : Number(cell));

/** Genes as one text: sorted, more than twelve as their number and a hash. */
export function geneSet(genes: readonly string[]): string {
  const sorted = [...new Set(genes)].sort();
  const joined = sorted.join(' ');
  return sorted.length > 12 ? `${sorted.length} genes, sha1 ${sha1(joined)}` : joined;
}

/** Values by key, in the order in which they come. */
export function grouped<V>(entries: Iterable<readonly [key: string, value: V]>): Record<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return Object.fromEntries(groups);
}

/** Names columns by analysis id; an analysis that comes a second time is `9#2`, told apart by its tag. */
export class ColumnNames {
  private readonly tags = new Map<number | string, string[]>();

  constructor(ids: AnalysisIds = []) {
    for (const [[[, , tag], id]] of ids) this.name(id, tag);
  }

  name(id: number | string, tag: string): string {
    const tags = this.tags.get(id) ?? [];
    if (!tags.includes(tag)) tags.push(tag);
    this.tags.set(id, tags);
    const place = tags.indexOf(tag);
    return place ? `${id}#${place + 1}` : String(id);
  }
}

/** Names columns by how often an id has come, for answers without tags. */
export function byOccurrence(): (id: number | string) => string {
  const seen = new Map<number | string, number>();
  return (id) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times > 1 ? `${id}#${times}` : String(id);
  };
}

/** Names of gene sets: analyses by id, target lists as `list:NAME`. */
export function setNames(sets: readonly object[]): string[] {
  const name = byOccurrence();
  return sets.map((set) => {
    const { analysis_id: id, name: list } = set as { readonly analysis_id?: number | string; readonly name?: string };
    return id === undefined || id === '' ? `list:${listName(list ?? '')}` : name(id);
  });
}
