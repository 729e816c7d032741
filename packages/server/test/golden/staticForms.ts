import { isMissing, plain, sha1 } from './names.ts';

type Named = { readonly value: string; readonly name: string };
type Facts = Readonly<Record<string, unknown>>;

interface Overview {
  readonly total: unknown;
  readonly datasets: readonly (Facts & { readonly id: number; readonly metadata: Facts })[];
  readonly summary: Readonly<Record<string, readonly (readonly [label: unknown, count: number])[]>>;
}

const filled = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => !isMissing(value)));

function formTfs(text: string) {
  const tfs = JSON.parse(text) as readonly Named[];
  const values = tfs.map(({ value }) => value);
  return {
    values: [...values].sort(),
    names: filled(Object.fromEntries(tfs.map(({ value, name }) => [value, plain(name)]))),
    tfsInOrder: values.filter((value) => /^AT\dG/.test(value)).join(' '),
  };
}

function formOverview(text: string) {
  const { total, datasets, summary } = JSON.parse(text) as Overview;
  const labeled = ([label, count]: readonly [unknown, number]) => [isMissing(label) ? 'None' : label, count];
  return {
    total,
    datasets: Object.fromEntries(
      datasets.map(({ id, gene_id, gene_name, metadata }) => [
        id,
        { gene_id, ...filled({ gene_name }), metadata: filled(metadata) },
      ]),
    ),
    summary: Object.fromEntries(
      Object.entries(summary).map(([key, rows]) => [key, Object.fromEntries(rows.map(labeled)) as unknown]),
    ),
  };
}

function formLines(text: string) {
  const lines = text.split(/\r?\n/).filter(Boolean);
  return { lines: lines.length, sha1: sha1(lines.join('\n')) };
}

/** Forms of answers that need no request, by the name that a check gives them. */
export const staticForms: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>(
  [
    ['tfs', formTfs],
    ['overview', formOverview],
    ['lines', formLines],
    ['json', (text) => JSON.parse(text) as unknown],
    ['set', (text) => (JSON.parse(text) as unknown[]).filter((value) => !isMissing(value)).sort()],
    ['motifs', (text) => [...(JSON.parse(text) as { readonly motifs: readonly string[] }).motifs].sort()],
  ],
);
