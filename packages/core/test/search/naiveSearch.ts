import type { Dataset } from '../../src/dataset/index.ts';
import type { SearchKind, SearchView } from '../../src/search/index.ts';

/**
 * The search as its rules say it, without an index: every text of every entry is compared with the search. Texts are ASCII,
 * and every term has genes.
 */
export function naiveSearch(
  dataset: Dataset,
  text: string,
): { readonly ids: string[]; readonly totals: SearchView['totals'] } {
  const searched = { words: [...new Set(wordsIn(text))], whole: wordsIn(text).join('') };
  const entries = entriesOf(dataset);
  const levelsWith = (changes: number) => entries.map((entry) => levelOf(entry, searched, changes));
  const found = [0, 1, 2].map(levelsWith).find((levels, changes) => {
    const hits = levels.filter((level) => level < 9);
    return changes === 2 || (changes === 1 && hits.length > 0) || hits.length > 2 || hits.some((level) => level < 2);
  });
  const hits = entries.flatMap((entry, i) => (found && found[i] < 9 ? [{ ...entry, level: found[i] }] : []));
  const bestOf = (kind: SearchKind) => Math.min(...hits.filter((hit) => hit.kind === kind).map(({ level }) => level));
  hits.sort(
    (a, b) =>
      bestOf(a.kind) - bestOf(b.kind) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      a.level - b.level ||
      a.cost - b.cost,
  );
  const totals = kinds.map((kind) => [kind, hits.filter((hit) => hit.kind === kind).length]);
  return { ids: hits.map(({ id }) => id), totals: Object.fromEntries(totals) as SearchView['totals'] };
}

const kinds: readonly SearchKind[] = ['tf', 'gene', 'term', 'list', 'network', 'analysis'];

interface Entry {
  readonly kind: SearchKind;
  readonly id: string;
  /** Ids and names, aliases, and further texts. */
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  readonly others: readonly string[];
  readonly cost: number;
}

function entriesOf(dataset: Dataset): Entry[] {
  const { genes, go, analysesByTf } = dataset;
  return [
    ...genes.map(({ id, name, fullName }, gene): Entry => {
      const analyses = analysesByTf.get(gene)?.length ?? 0;
      const aliases = dataset.names.aliasesOf(gene);
      const kind = analyses > 0 ? 'tf' : 'gene';
      return { kind, id, names: [id, name], aliases, others: [fullName], cost: -analyses };
    }),
    ...(go?.ontology.ids ?? []).map((id, term): Entry => {
      const name = go?.ontology.names[term] ?? '';
      return { kind: 'term', id, names: [id, name], aliases: [], others: [], cost: name.length };
    }),
    ...dataset.lists.map((id): Entry => ({ kind: 'list', id, names: [id], aliases: [], others: [], cost: 0 })),
    ...dataset.networks.map((id): Entry => ({ kind: 'network', id, names: [id], aliases: [], others: [], cost: 0 })),
    ...dataset.analyses.map(({ id, tf, metadata }): Entry => {
      const others = [genes[tf].id, genes[tf].name, ...metadata.values()];
      return { kind: 'analysis', id: String(id), names: [String(id)], aliases: [], others, cost: 0 };
    }),
  ];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const joined = (text: string): string => wordsIn(text).join('');

interface Searched {
  readonly words: readonly string[];
  readonly whole: string;
}

/** The best level of an entry, 9 for none. */
function levelOf({ names, aliases, others }: Entry, searched: Searched, changes: number): number {
  const { words: searchedWords, whole } = searched;
  if (whole === '') return 9;
  const namesAre = (holds: (name: string) => boolean, texts: readonly string[]) =>
    texts.some((text) => joined(text) !== '' && holds(joined(text)));
  const levels = [
    namesAre((name) => name === whole, names) ? 0 : 9,
    namesAre((name) => name === whole, aliases) ? 1 : 9,
    namesAre((name) => name.startsWith(whole), names) ? 2 : 9,
    namesAre((name) => name.startsWith(whole), aliases) ? 3 : 9,
  ];
  const words = [...names, ...aliases, ...others].flatMap(wordsIn);
  const all = [...words, ...[...names, ...aliases].map(joined)];
  const byWord = searchedWords.map((text) => {
    if (all.includes(text)) return 4;
    if (all.some((word) => word.startsWith(text))) return 5;
    const most = Math.min(changes, text.length < 4 ? 0 : text.length < 8 ? 1 : 2);
    return most > 0 && all.some((word) => naiveDistance(word, text) <= most) ? 5 + changes : 9;
  });
  return Math.min(...levels, Math.max(...byWord));
}

/** Number of letters added, left out, replaced, or swapped with their neighbor between two words; each part changes once. */
export function naiveDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const options = [
    naiveDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    naiveDistance(a.slice(1), b) + 1,
    naiveDistance(a, b.slice(1)) + 1,
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    options.push(naiveDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...options);
}
