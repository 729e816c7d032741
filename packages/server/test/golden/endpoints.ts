import type { AnalysisIds, MotifLegend } from '../messages.ts';
import type { ColumnNames } from './names.ts';
import { setNames } from './names.ts';
import { formChosenMotifs, formMotifLegend, formMotifs } from './motifForms.ts';
import { formAupr, formNetwork, formPruned, formSif, type EdgeOptions } from './networkForms.ts';
import { formIds, formSummary, formTable } from './queryForms.ts';
import type { RecordedCase } from './readGolden.ts';
import {
  formGeneSets,
  formGeneSetsFile,
  formInteractions,
  formSungear,
  formTargetLists,
  formTargetListsLegend,
} from './setForms.ts';

/** What is known of a request when its answers are asked for. */
export interface AskedCase {
  readonly recorded: RecordedCase;
  readonly id: string;
  readonly ids: AnalysisIds;
  readonly names: ColumnNames;
  /** Target genes of the result, sorted. */
  readonly genes: readonly string[];
  /** The gene sets of the heat map of motifs. */
  legend(): Promise<MotifLegend>;
}

/** How an answer is asked for, and how its text is brought into the recorded form; without a form only its status counts. */
export interface Endpoint {
  /** Path behind /api/, with ID for the request. */
  readonly path: (recorded: RecordedCase) => string;
  readonly method?: 'HEAD';
  /** Body of a POST; a text is sent as it is. */
  readonly body?: (asked: AskedCase) => unknown;
  readonly form?: (text: string, asked: AskedCase) => unknown;
}

const json =
  <T>(form: (message: T, asked: AskedCase) => unknown) =>
  (text: string, asked: AskedCase): unknown =>
    form(JSON.parse(text) as T, asked);

const at = (path: string, form?: Endpoint['form'], more: Omit<Endpoint, 'path' | 'form'> = {}): Endpoint => ({
  ...{ path: () => path, form, ...more },
});

const withEdges = (path: string) => (recorded: RecordedCase) =>
  `${path}?${(recorded.request.edges ?? []).map((edge) => `edges=${encodeURIComponent(edge)}`).join('&')}`;

const options = ({ recorded }: AskedCase, more: EdgeOptions = {}): EdgeOptions => ({
  undirected: recorded.undirected,
  ...more,
});

const network = json((message: Parameters<typeof formNetwork>[0]) => formNetwork(message));
const motifs = json(formMotifs);
const chosenMotifs = json(formChosenMotifs);
const sungear = json((message: Parameters<typeof formSungear>[0], { names }) => formSungear(message, names));
const sif = (text: string) => formSif(text);

const chosen = 'motif_enrichment/additional/ID/';
const motif = (search: string) => at(`motif_enrichment/ID/${search}`, motifs);
const pruned = (precision: string) => at(`aupr/ID/pruned/${precision}/`, formPruned);

/** The motifs that were chosen when the answers were recorded: by analysis id, none for target lists. */
async function recordedMotifs({ legend }: AskedCase): Promise<string[][]> {
  const names = setNames((await legend()).map(([info]) => info as object));
  const ofAnalysis = [['AT4G24020_DAP', 'AT5G65210_ampDAP'], ['AT1G01060_DAP'], []];
  return names.map((name) => (name.startsWith('list:') ? [] : ofAnalysis[Number.parseInt(name, 10) % 3]));
}

/** Every recorded answer of a request, in the order in which they are asked for. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries({
    ids: at(
      'ids/ID/',
      json((message: AnalysisIds, { names }) => formIds(message, names)),
    ),
    stats: at(
      'stats/ID/',
      json(({ num_edges, num_targets, num_tfs }: Readonly<Record<string, number>>) => ({
        num_edges,
        num_targets,
        num_tfs,
      })),
    ),
    summary: at('summary/ID/', json(formSummary)),
    sif: at('network/ID.sif', sif),
    sifExpand: at('network/ID.sif?expand=1', (text) => formSif(text, { isExpanded: true })),
    sifEdges: { path: withEdges('network/ID.sif'), form: (text, asked) => formSif(text, options(asked)) },
    sifPrecision: at('network/ID.sif?precision=0.75', sif),
    network: at('network/ID/', network),
    networkEdges: {
      path: withEdges('network/ID/'),
      form: json((message: Parameters<typeof formNetwork>[0], asked) => formNetwork(message, options(asked))),
    },
    networkPrecision: at('network/ID/?precision=0.75', network),
    exportCsv: at('export/ID.csv', formInteractions),
    exportXlsx: at('export/ID.xlsx'),
    listEnrichment: at('list_enrichment/ID/', json(formTargetLists)),
    listLegend: at('list_enrichment/ID/legend/', json(formTargetListsLegend)),
    listSvg: at('list_enrichment/ID.svg'),
    motif: motif(''),
    motifAlpha1: motif('?alpha=1'),
    motifAlpha0001: motif('?alpha=0.0001'),
    motif1000: motif('?regions=1000bp_promoter'),
    motifTwoRegions: motif('?regions=500bp_promoter&regions=five_prime_UTR&alpha=1'),
    motifOverlap: motif('?regions=500bp_promoter&regions=1000bp_promoter'),
    motifUnknownRegion: motif('?regions=bogus'),
    motifSvg: at('motif_enrichment/ID/heatmap.svg'),
    heatmapTable: at('motif_enrichment/ID/heatmap_table/', json(formMotifLegend)),
    additionalMotif: at(chosen, chosenMotifs, { body: () => ({}) }),
    additionalMotifRegions: at(chosen, chosenMotifs, {
      body: () => ({ regions: ['500bp_promoter', 'five_prime_UTR'] }),
    }),
    additionalMotifCustom: at(chosen, chosenMotifs, {
      body: async (asked) => ({ regions: ['500bp_promoter'], motifs: await recordedMotifs(asked) }),
    }),
    additionalMotifWrongLength: at(chosen, chosenMotifs, {
      body: async (asked) => ({ motifs: [...(await recordedMotifs(asked)).map(() => []), []] }),
    }),
    additionalMotifBadJson: at(chosen, chosenMotifs, { body: () => '{' }),
    analysisEnrichment: at(
      'analysis_enrichment/ID/',
      json((message: Parameters<typeof formGeneSets>[0], { names }) => formGeneSets(message, names)),
    ),
    analysisEnrichmentCsv: at('analysis_enrichment/ID.csv', formGeneSetsFile),
    sungear: at('sungear/ID/', sungear),
    sungearGenes: at('sungear/ID/', sungear, {
      body: ({ genes }) => ({ genes: genes.filter((_, i) => i % 3 === 0) }),
    }),
    auprHead: at('aupr/ID/', undefined, { method: 'HEAD' }),
    aupr: at('aupr/ID/', formAupr),
    auprPrecision: at('aupr/ID/?precision=0.75', formAupr),
    ...Object.fromEntries(
      ['0', '0.55', '0.75', '1', '2'].map((precision) => [`pruned${precision}`, pruned(precision)]),
    ),
    hideAll: at('ids/ID/', undefined, {
      body: ({ ids }) => ids.map(([key, state]) => [key, { ...state, show: false }]),
    }),
    idsBadSchema: at('ids/ID/', undefined, { body: () => [[[['a', 'b', 'c'], 1], { show: true }]] }),
    idsNotJson: at('ids/ID/', undefined, { body: () => '{' }),
    get: at('ID/', json(formTable)),
  } satisfies Readonly<Record<string, Endpoint>>),
);
