import { compareTexts } from '../compareTexts.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { originKeys } from '../dataset/origin.ts';
import { groupBy } from '../groupBy.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { keyText } from '../result/revision.ts';

/** A short name of an analysis that no other analysis has. */
export interface AnalysisLabel {
  readonly analysisId: number;
  /** `TGA1 · DAP-seq · 699`, or the name that the user gave. */
  readonly label: string;
}

/** Longest metadata value that a label shows in full; longer ones are cut. */
const maxValueLength = 30;

/** Longest metadata value that can be part of a label; longer ones are prose. */
const maxProseLength = 60;

/** Where the data come from says nothing about the experiment. */
const unusedKeys: ReadonlySet<string> = new Set(Object.values(originKeys));

/** Maximum number of metadata values in a label. */
const maxKeys = 2;

/** Labels of the shown analyses, each analysis once and without a filter, in the order of the result. */
export function labelAnalyses(result: Result): AnalysisLabel[] {
  const ids = new Set(result.columns.map(({ analysis }) => analysis.id));
  return Array.from(ids, (analysisId) => ({ analysisId, label: analysisLabelOf(result, analysisId) }));
}

/** The label of a shown analysis without a filter. */
export const analysisLabelOf = (result: Result, analysisId: number): string =>
  labelsOf(result).byAnalysis.get(analysisId) ?? String(analysisId);

/**
 * The label of a shown analysis, the same in every result, view and file: symbol or TF id, technology, the metadata in which
 * the analyses of this TF and technology differ in the data set, and the id; then the filter where a query mentions the analysis more
 * than once. A renamed analysis has the user's name, followed by the id where others have the same name.
 */
export const analysisLabel = (result: Result, { key }: Pick<ResultColumn, 'key'>): string =>
  labelsOf(result).byColumn.get(keyText(key)) ?? String(key[1]);

interface Labels {
  readonly byAnalysis: ReadonlyMap<number, string>;
  /** By `keyText`. */
  readonly byColumn: ReadonlyMap<string, string>;
}

const labelsByResult = new WeakMap<Result, Labels>();

/** Computed once per result: views ask for the label of every column. */
function labelsOf(result: Result): Labels {
  const known = labelsByResult.get(result);
  if (known) return known;
  const labels = makeLabels(result);
  labelsByResult.set(result, labels);
  return labels;
}

function makeLabels({ dataset, columnsBeforeTargetLists: columns }: Result): Labels {
  const mentions = groupBy(columns, ({ analysis }) => analysis);
  const labels = labelsOfAnalyses(dataset, mentions.keys());
  const byAnalysis = tellApart(
    Array.from(mentions, ([{ id }, same]) => {
      const renamed = same.find(isRenamed);
      return named(id, labels.get(id) ?? '', { name: givenName(renamed), suffix: ` · ${id}` });
    }),
  );
  const byColumn = tellApart(
    Array.from(mentions, ([{ id }, same]) =>
      same.map((column, i) => {
        const [label, mention] = [labels.get(id) ?? '', mentionText(same, i)];
        const name = givenName(isRenamed(column) ? column : undefined);
        return named(keyText(column.key), label + mention, { name, suffix: ` · ${id}${mention}` });
      }),
    ).flat(),
  );
  return { byAnalysis, byColumn };
}

const isRenamed = ({ state }: ResultColumn): boolean => state.version > 0;

/** The name that the user gave an analysis. */
const givenName = (renamed: ResultColumn | undefined): string | undefined =>
  renamed && renamed.state.name + markOf(renamed.analysis);

/** What every view and file shows behind the name of an analysis that the user brought. */
const markOf = ({ isOwn }: Analysis): string => (isOwn ? ' (own)' : '');

/** The part of a data set that labels are made of. */
type Labeled = Pick<Dataset, 'genes' | 'analysesByTf'>;

/**
 * Labels of analyses by id, without names that users gave. What tells an analysis from the other analyses of its TF and
 * technology in the data set is part of its label, so that it has the same in every result; the user's own analyses are told
 * from one another.
 */
export function labelsOfAnalyses(dataset: Labeled, analyses: Iterable<Analysis>): Map<number, string> {
  const wanted = [...analyses];
  const labels = new Map<number, string>();
  for (const [tf, some] of groupBy(wanted, (analysis) => analysis.tf)) {
    const all = labelsOfTf(dataset, tf);
    for (const { id } of some) labels.set(id, all.get(id) ?? String(id));
  }
  return labels;
}

const labelsByTf = new WeakMap<readonly Analysis[], ReadonlyMap<number, string>>();

/** Labels of all analyses of a TF, computed once per data set. */
function labelsOfTf(dataset: Labeled, tf: number): ReadonlyMap<number, string> {
  const analyses = dataset.analysesByTf.get(tf) ?? [];
  const known = labelsByTf.get(analyses);
  if (known) return known;
  const labels = new Map<number, string>();
  const groups = groupBy(analyses, (analysis) => [analysis.isOwn, ...headingOf(dataset, analysis)].join('\n'));
  for (const group of groups.values()) {
    const keys = distinctiveKeys(group);
    for (const analysis of group) {
      const told = keys.map((key) => valueText(analysis, key));
      const parts = [...headingOf(dataset, analysis), ...told, String(analysis.id)];
      labels.set(analysis.id, parts.filter(Boolean).join(' · ') + markOf(analysis));
    }
  }
  labelsByTf.set(analyses, labels);
  return labels;
}

interface NamedText<K> {
  readonly key: K;
  readonly text: string;
  /** What tells a user's name apart from equal ones; '' for a label, which differs from all other labels. */
  readonly suffix: string;
}

const named = <K>(key: K, label: string, { name, suffix }: { name: string | undefined; suffix: string }) =>
  name === undefined ? { key, text: label, suffix: '' } : { key, text: name, suffix };

/** Texts by key; equal ones get their suffix until all texts differ. */
function tellApart<K>(texts: readonly NamedText<K>[]): Map<K, string> {
  const groups = groupBy(texts, ({ text }) => text);
  const isShared = ({ text, suffix }: NamedText<K>) => suffix !== '' && (groups.get(text)?.length ?? 0) > 1;
  if (!texts.some(isShared)) return new Map(texts.map(({ key, text }) => [key, text]));
  return tellApart(texts.map((one) => (isShared(one) ? { ...one, text: one.text + one.suffix } : one)));
}

function headingOf({ genes }: Labeled, analysis: Analysis): string[] {
  const { id, name } = genes[analysis.tf];
  const told = [analysis.metadata.get('TECHNOLOGY') ?? '', valueText(analysis, 'LABEL')];
  return [name || id, ...told.filter((value) => value !== '')];
}

/** What tells the mentions of one analysis in a query apart: the filter, or a number where filters agree. */
function mentionText(columns: readonly ResultColumn[], place: number): string {
  if (columns.length < 2) return '';
  const filters = columns.map(({ filter }) => /\[[^]*\]$/.exec(filter)?.[0] ?? '');
  const filter = filters[place];
  const earlier = filters.slice(0, place).filter((one) => one === filter).length;
  return `${filter && ` ${filter}`}${earlier ? ` (${earlier + 1})` : ''}`;
}

/**
 * The keys whose values tell most of the analyses apart, at most two: the second only if it tells more of them apart than
 * the first alone. Equally good keys: those with fewer empty values, then the shorter values, then by name.
 */
function distinctiveKeys(analyses: readonly Analysis[]): string[] {
  const keys = [...new Set(analyses.flatMap(({ metadata }) => [...metadata.keys()]))].filter(
    (key) =>
      !unusedKeys.has(key) && analyses.every(({ metadata }) => (metadata.get(key) ?? '').length <= maxProseLength),
  );
  const chosen: string[] = [];
  for (let apart = 1; chosen.length < maxKeys && apart < analyses.length;) {
    const rated = keys.map((key) => rate(analyses, [...chosen, key])).filter((one) => one.apart > apart);
    const [best] = rated.sort(compareRatings);
    if (!best) break;
    chosen.push(best.key);
    apart = best.apart;
  }
  return chosen;
}

interface Rating {
  readonly key: string;
  /** Number of analyses that the keys tell apart. */
  readonly apart: number;
  readonly empty: number;
  readonly length: number;
}

function rate(analyses: readonly Analysis[], keys: readonly string[]): Rating {
  const texts = analyses.map((analysis) => keys.map((key) => valueText(analysis, key)));
  const key = keys[keys.length - 1];
  const last = texts.map((values) => values[values.length - 1]);
  return {
    key,
    apart: new Set(texts.map((values) => values.join('\n'))).size,
    empty: last.filter((value) => value === '').length,
    length: last.reduce((sum, value) => sum + value.length, 0),
  };
}

const compareRatings = (a: Rating, b: Rating): number =>
  b.apart - a.apart || a.empty - b.empty || a.length - b.length || compareTexts(a.key, b.key);

/** A value as labels show it, '' if missing: cut to 30 characters, a bare number after its key. */
function valueText({ metadata }: Analysis, key: string): string {
  const value = metadata.get(key) ?? '';
  if (/^-?[\d.]+$/.test(value)) return `${key.toLowerCase().replaceAll('_', ' ')} ${value}`;
  return value.length > maxValueLength ? `${value.slice(0, maxValueLength - 1).trimEnd()}…` : value;
}
