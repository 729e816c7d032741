import type { QueryAnswer } from '@trellis/contract';
import { queryProperties } from '@trellis/contract/schemas';
import { corrections } from '@trellis/core/stats';
import { foldAt, type FoldStatistics } from '@trellis/core/views';
import type { Result } from '@trellis/client';
import { count, dataLine, parts, pValue, shown, table, rowLimits } from '@trellis/engine/text';
import { openResult, resultLines, resultPage } from '../inputs/openResult.ts';
import { tool } from '../tool.ts';

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
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, ...requested }) {
    const open = await openResult(client, requested);
    const { result, answer } = open;
    const { edition, answeredVersion: version } = answer.request;
    return parts(
      dataLine({ edition, label: facts.label, version }),
      resultLines(open),
      await analysisLines(result, rows),
      await targetLines(result, rows),
      answer.request.targetgenes && (await enrichmentLines(result, rows, answer.request)),
      `Result page with all views (table, network, motifs, downloads): ${page(resultPage('summary', result.id))}`,
    );
  },
});

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

/** `1.86 (1.61 to 2.14)`. */
function listFold({ fold, low, high }: FoldStatistics): string {
  if (fold === null || low === null || high === null) return 'none expected';
  const [shown, from, to] = [fold, low, high].map((one) => Number(one.toPrecision(3)));
  return `${shown} (${from} to ${to})`;
}

/** The smallest p-values of the target lists. */
async function enrichmentLines(
  result: Result,
  rows: number,
  { backgroundgenes }: QueryAnswer['request'],
): Promise<string> {
  const { columns, result: analyses, correction } = await result.targetLists();
  const tests = analyses.flatMap(({ info, pLog10, count: common, folds }) =>
    columns.map((list, i) => ({
      analysis: info['analysis_label'],
      targets: info['targets'],
      list,
      log10: pLog10[i],
      common: common[i],
      fold: listFold(foldAt(folds, i)),
    })),
  );
  tests.sort((a, b) => a.log10 - b.log10);
  const universe = backgroundgenes ? 'the genes of the background' : 'all protein-coding genes';
  return parts(
    `\nEnrichment of the target lists in the targets of each analysis, before the lists limited them (${shown(tests.length, rows)} tests). p: Fisher's exact test, one-sided, corrected after ${corrections[correction]} over ${count(tests.length, 'test')}; universe: ${universe}.`,
    table(
      ['analysis', 'list (genes)', 'targets of the analysis', 'in the list', 'fold (95 % interval)', 'corrected p'],
      tests
        .slice(0, rows)
        .map(({ analysis, targets, list, common, fold, log10 }) => [
          analysis,
          list,
          targets,
          common,
          fold,
          pValue(log10),
        ]),
    ),
  );
}
