import { queryProperties, type QueryAnswer, type QueryInputs } from '@trellis/contract';
import { corrections } from '@trellis/core';
import type { Question, Result } from '@trellis/client';
import { count, dataLine, names, parts, pValue, shown, table } from '../text.ts';
import { rowLimits, tool } from '../tool.ts';

/** Columns about the gene in the result table, before those of the analyses. */
const geneColumns = 8;

export const queryTool = tool({
  name: 'query',
  title: 'Targets of transcription factors',
  description:
    'Which genes do transcription factors (TFs) bind or regulate, in published experiments? Examples for the TFs A and B, by symbol or id: "A" ' +
    '(all targets of A), "A and B" (genes that both target), "A and not B", "all_tfs[targeted_by >= 3]", ' +
    '"A[EXPERIMENT_TYPE = Expression]", "all_expression[pvalue < 0.01]". targetgenes limits the targets to a gene list and ' +
    'tests each analysis for enrichment of it. Answers with the analyses, their numbers of targets and the first target genes.',
  properties: queryProperties,
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, ...asked }) {
    const result = await client.query(questionOf(asked));
    const { request, stats, errors = [] } = result.answer;
    const { edition, answeredVersion: version } = request;
    return parts(
      `Query: ${request.query}`,
      dataLine({ edition, label: facts.label, version }),
      inputLines(request),
      `Result: ${count(stats.targets, 'target gene')} of ${count(stats.tfs, 'TF')} in ${count(stats.analyses, 'analysis', 'analyses')}; ${count(stats.edges, 'edge')}`,
      errors.length > 0 && `Warnings: ${names(errors, 5)}`,
      await analysisLines(result, rows),
      await targetLines(result, rows),
      request.targetgenes && (await enrichmentLines(result, rows, request)),
      `Result page with all views (table, network, motifs, downloads): ${page(`/result/summary?id=${result.id}`)}`,
    );
  },
});

/** The inputs as the client takes them. */
function questionOf(inputs: QueryInputs): Question {
  const file = (input: QueryInputs['targetgenes']) =>
    input === undefined || typeof input === 'string'
      ? input
      : 'text' in input
        ? input
        : { name: 'genes.txt', text: input.join('\n') };
  const network = inputs.targetnetworks;
  return {
    query: inputs.query,
    edges: inputs.edges,
    targetGenes: file(inputs.targetgenes),
    filterTfs: file(inputs.filtertfs),
    background: file(inputs.backgroundgenes),
    targetNetwork: network,
    networkHeader: typeof network === 'object' && network.header === true,
  };
}

/** Says how much of each input the data set knows. */
function inputLines(request: QueryAnswer['request']): string {
  const inputs = [
    ['Target genes', request.targetgenes, 'genes'],
    ['TFs', request.filtertfs, 'genes'],
    ['Target network', request.targetnetworks, 'edges'],
    ['Background', request.backgroundgenes, 'genes'],
  ] as const;
  return parts(
    ...inputs.map(
      ([what, input, of]) => input && `${what}: ${input.name}, ${input.known} of ${input.genes} ${of} known`,
    ),
  );
}

async function analysisLines(result: Result, rows: number): Promise<string> {
  const head = await result.tableHead();
  const largest = [...head].sort((a, b) => b.edges - a.edges).slice(0, rows);
  return parts(
    `\nAnalyses, most targets first (${shown(head.length, rows)}):`,
    table(
      ['analysis', 'edge type', 'method and cutoff', 'targets in the result', 'induced', 'repressed'],
      largest.map(({ label, edgeType, method, edges, directions }) => [
        label,
        edgeType,
        method,
        edges,
        directions?.induced ?? '',
        directions?.repressed ?? '',
      ]),
    ),
  );
}

async function targetLines(result: Result, rows: number): Promise<string> {
  const window = await result.table({ rows, columns: geneColumns });
  const [headings] = window.header;
  const columns = headings.map(String);
  const wanted = ['Gene ID', 'Name', 'Full Name', 'Edge Count', 'User List'].filter((name) => columns.includes(name));
  return parts(
    `\nTarget genes, in the order of the result table (${shown(window.totalRows, rows)}):`,
    table(
      wanted.map((name) => name.toLowerCase()),
      window.data.map((row) => wanted.map((name) => row[columns.indexOf(name)] ?? '')),
    ),
  );
}

/** The smallest p-values of the target lists. */
async function enrichmentLines(
  result: Result,
  rows: number,
  { backgroundgenes }: QueryAnswer['request'],
): Promise<string> {
  const { columns, result: analyses, correction } = await result.targetLists();
  const tests = analyses.flatMap(({ info, pLog10, count: common }) =>
    columns.map((list, i) => ({
      analysis: info['analysis_label'],
      targets: info['targets'],
      list,
      log10: pLog10[i],
      common: common[i],
    })),
  );
  tests.sort((a, b) => a.log10 - b.log10);
  const universe = backgroundgenes ? 'the genes of the background' : 'all protein-coding genes';
  return parts(
    `\nEnrichment of the target lists in the targets of each analysis, before the lists limited them (${shown(tests.length, rows)} tests). p: Fisher's exact test, one-sided, corrected after ${corrections[correction]} over ${count(tests.length, 'test')}; universe: ${universe}.`,
    table(
      ['analysis', 'list (genes)', 'targets of the analysis', 'in the list', 'corrected p'],
      tests
        .slice(0, rows)
        .map(({ analysis, targets, list, common, log10 }) => [analysis, list, targets, common, pValue(log10)]),
    ),
  );
}
