import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { GeneSets, Motifs, NetworkElements } from '@trellis/contract';
import type { ChosenMotifs, MotifLegend, SungearAnswer, TargetLists, TargetListsLegend } from './messages.ts';
import type { ColumnNames } from './recordedForms.ts';

/** How one view is asked for, and how its answer is brought into the form of `fixtures/recorded/analyses`. */
interface AnswerForm {
  /** Path behind /api/, with ID for the request. */
  readonly path: string;
  readonly form: (text: string, names: ColumnNames) => unknown;
  /** Body of a POST. `motifs` tells which individual motifs the recording chose. */
  readonly body?: (motifs: () => Promise<string[][]>) => Promise<unknown>;
}

const twoRegions = 'regions=500bp_promoter&regions=five_prime_UTR';
const additional = 'motif_enrichment/additional/ID/';

export const answerForms: Readonly<Record<string, AnswerForm>> = {
  listEnrichment: { path: 'list_enrichment/ID/', form: (text) => formTargetLists(read(text)) },
  listLegend: { path: 'list_enrichment/ID/legend/', form: (text) => formLegend(read(text)) },
  motif: { path: 'motif_enrichment/ID/', form: (text) => formMotifs(read(text)) },
  motifTwoRegions: { path: `motif_enrichment/ID/?${twoRegions}&alpha=1`, form: (text) => formMotifs(read(text)) },
  motifOverlap: { path: 'motif_enrichment/ID/?regions=500bp_promoter&regions=1000bp_promoter', form: read },
  motifUnknownRegion: { path: 'motif_enrichment/ID/?regions=bogus', form: read },
  additionalMotif: {
    path: additional,
    form: (text) => formChosenMotifs(read(text)),
    body: () => Promise.resolve({}),
  },
  additionalMotifCustom: {
    path: additional,
    form: (text) => formChosenMotifs(read(text)),
    body: async (motifs) => ({ regions: ['500bp_promoter'], motifs: await motifs() }),
  },
  additionalMotifWrongLength: {
    path: additional,
    form: read,
    body: async (motifs) => ({ motifs: [...(await motifs()), []] }),
  },
  analysisEnrichment: { path: 'analysis_enrichment/ID/', form: (text, names) => formGeneSets(read(text), names) },
  sungear: { path: 'sungear/ID/', form: (text, names) => formSungear(read(text), names) },
  network: { path: 'network/ID/', form: (text) => formNetwork(read(text)) },
  networkEdges: {
    path: 'network/ID/?edges=Predicted_Motif',
    form: (text) => formAdded(read(text), 'Predicted_Motif'),
  },
  networkPrecision: { path: 'network/ID/?precision=0.75', form: (text) => formAdded(read(text), 'net3score_ws') },
  aupr: { path: 'aupr/ID/', form: formAupr },
  auprPrecision: { path: 'aupr/ID/?precision=0.75', form: formAupr },
  'pruned0.75': { path: 'aupr/ID/pruned/0.75/', form: formPruned },
  pruned2: { path: 'aupr/ID/pruned/2/', form: read },
};

function read<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** The motifs that were chosen when the answers were recorded: by analysis id, none for target lists. */
export const chosenMotifs = (legend: MotifLegend): string[][] =>
  legend.map(([, , , , , id]) => {
    if (id === '') return [];
    return [['AT4G24020_DAP', 'AT5G65210_ampDAP'], ['AT1G01060_DAP'], []][id % 3];
  });

const listName = (name: string): string => `list:${withoutEnding(name)}`;
const withoutEnding = (name: string): string => name.replace(/(\.(txt|csv|tsv|sif|gz))+$/i, '');
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Long gene lists are a count and a hash. */
function geneSet(genes: readonly string[]): string {
  const sorted = [...new Set(genes)].sort();
  const joined = sorted.join(' ');
  return sorted.length > 12 ? `${sorted.length} genes, sha1 ${sha1(joined)}` : joined;
}

type Info = Readonly<Record<string, unknown>>;

const setName = (info: Info): string =>
  info.analysis_id === undefined ? listName(String(info.name)) : String(info.analysis_id);

function formTargetLists({ columns, result }: TargetLists) {
  const lists = columns.map((column) => /^(.*) \((\d+)\)$/.exec(column) ?? []);
  return {
    lists: Object.fromEntries(lists.map(([, name, size]) => [withoutEnding(name), Number(size)])),
    analyses: Object.fromEntries(
      result.map((row) => {
        const figures = lists.map(([, name], i) => [
          withoutEnding(name),
          { p: row['p-value'][i], influence: row.influence[i], specificity: row.specificity[i], count: row.count[i] },
        ]);
        return [row.info.analysis_id, { targets: row.info.targets, lists: Object.fromEntries(figures) as unknown }];
      }),
    ),
  };
}

const formLegend = (legend: TargetListsLegend) =>
  Object.fromEntries(legend.map(([, , , , targets, , id]) => [id, targets]));

function formMotifs({ columns, regions, result }: Motifs) {
  const names = columns.map(setName);
  const motifs = result.map(([info, ...values]) => {
    const cells = values.flatMap((value, i) => {
      const place = `${names[Math.floor(i / regions.length)]} ${regions[i % regions.length]}`;
      return value === null ? [] : [[place, value] as const];
    });
    return [(info as { name: string }).name, Object.fromEntries(cells)];
  });
  return { columns: [...names].sort(), regions: [...regions].sort(), motifs: Object.fromEntries(motifs) as unknown };
}

function formChosenMotifs({ columns, result }: ChosenMotifs) {
  const motifsOf = (column: Info) => [...(column.motifs as string[])];
  const slots = columns.flatMap((column) => {
    const motifs = motifsOf(column);
    return (motifs.length ? motifs : ['']).map((motif) => `${setName(column)} ${motif}`);
  });
  const regions = result.map(([region, ...values]) => {
    const cells = values.flatMap((value, i) => (value === null ? [] : [[slots[i], value] as const]));
    return [region, Object.fromEntries(cells)];
  });
  return {
    columns: Object.fromEntries(columns.map((column) => [setName(column), motifsOf(column).sort()])),
    regions: Object.fromEntries(regions) as unknown,
  };
}

function formGeneSets({ info, columns, data }: GeneSets, names: ColumnNames) {
  const name = ([, , tag, id]: GeneSets['columns'][number][0]) => names.name(id, tag);
  const pairs = columns.map(([a, b], i) => {
    const { genes, ...p } = data[i];
    return [[name(a), name(b)].sort().join(' '), { ...p, common: genes.length, genes: geneSet(genes) }];
  });
  return {
    counts: Object.fromEntries(info.map(([key, { Count }]) => [name(key), Count])),
    pairs: Object.fromEntries(pairs) as unknown,
  };
}

function formSungear({ vertices, intersects }: SungearAnswer, names: ColumnNames) {
  const name = ([[, , tag], id]: SungearAnswer['vertices'][number][0]) => names.name(id, tag);
  const groups = intersects.map(([set, , genes, { p_value, expected, adj_p }]) => [
    set.map(name).sort().join(' '),
    { n: genes.length, genes: geneSet(genes), p_value, expected, adj_p },
  ]);
  return { vertices: vertices.map(([key]) => name(key)).sort(), groups: Object.fromEntries(groups) as unknown };
}

type EdgeData = Extract<NetworkElements[number], { group: 'edges' }>['data'];

function edgesByName(edges: readonly EdgeData[]): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  for (const { source, name, target } of edges) (named[`${source} | ${withoutEnding(name)}`] ??= []).push(target);
  return Object.fromEntries(Object.entries(named).map(([key, targets]) => [key, [...new Set(targets)].sort()]));
}

const edgesOf = (elements: NetworkElements): EdgeData[] =>
  elements.flatMap((element) => (element.group === 'edges' ? [element.data] : []));

function formNetwork(elements: NetworkElements) {
  const nodes = elements.flatMap((element) => (element.group === 'nodes' ? [element.data] : []));
  const tfs = nodes.filter((node) => node.showLabel).map((node) => node.id);
  const edges = edgesOf(elements);
  const heavy = edges.filter(({ weight = 1, target }) => weight > 1 && !tfs.includes(target));
  return {
    tfs: [...tfs].sort(),
    targets: geneSet(nodes.filter((node) => !node.showLabel).map((node) => node.id)),
    weights: Object.fromEntries(
      heavy.map(({ source, name, target, weight }) => [`${source} | ${withoutEnding(name)} | ${target}`, weight]),
    ),
    annotation: sha1(
      nodes
        .map(({ id, name, type }) => `${id} | ${name} | ${type}`)
        .sort()
        .join('\n'),
    ),
    edges: edgesByName(edges),
  };
}

/** Only the edges of one name, which are added to those of the network. */
const formAdded = (elements: NetworkElements, added: string) => ({
  like: 'network',
  added: edgesByName(edgesOf(elements).filter(({ name }) => withoutEnding(name) === added)),
});

/** Facts beside the curve: a label's text stands before its value's. The two that depend on the shuffle are left out. */
function formAupr(svg: string): Record<string, string> {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]);
  const labels = [
    'AUPR',
    'Precision Threshold',
    'Edge Score Threshold',
    'Number of edges',
    'Number of TFs',
    'Number of Targets',
  ];
  return Object.fromEntries(
    labels.flatMap((label) => {
      const place = texts.indexOf(label);
      return place < 0 ? [] : [[label, texts[place + 1].replaceAll(',', '')]];
    }),
  );
}

function formPruned(text: string) {
  const records = parse(text, { columns: true }) as Record<string, string>[];
  const edges = records.map(
    ({ source, target, score, rank }) => `${source} ${target} ${Number(score)} ${Number(rank)}`,
  );
  return {
    rows: records.length,
    edgeNames: [...new Set(records.map(({ edge }) => withoutEnding(edge)))].sort(),
    edges: edges.sort(),
  };
}
