import { findRegulators } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import {
  accuracySentences,
  nullListsText,
  rankingText,
  strongestAnalyses,
  type RegulatorsView,
} from '@trellis/core/regulators';
import { expectedOverlap } from '@trellis/core/views';
import { count, dataLine, foldText, parts, pValue, shown, table, rowLimits } from '@trellis/engine/text';
import { listLines, listPage } from '../listText.ts';
import { openList, listProperties } from '../inputs/openList.ts';
import { tool } from '../tool.ts';

export const regulatorsTool = tool({
  name: 'regulators',
  title: 'Regulators of a gene list',
  description:
    'Which transcription factors (TFs) regulate a list of genes? Tests the list against the targets of every analysis and ranks the ' +
    'TFs. Give genes (ids, symbols or aliases) or the name of a predefined list. library is a query that limits the analyses.',
  properties: { ...listProperties, library: schemasOf(findRegulators).body.properties.library },
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, library, ...requested }) {
    const list = await openList(client, requested);
    const view = await client.readListRegulators({ params: { id: list.id }, query: { library } });
    const accuracy = accuracySentences(await client.readRegulatorAccuracy({}));
    const score = view.uses === 'h' ? 'h, the specificity score' : 'z, standard deviations above chance';
    return parts(
      dataLine(facts),
      listLines(view, list),
      `Tested: ${count(view.tested, 'analysis', 'analyses')}${library == null ? '' : ` of ${library}`}`,
      rankingText(view.tfs),
      nullListsText(view),
      ...accuracy,
      `\nTFs, the enriched ones first (${shown(view.tfs.length, rows)}). Enriched: adjusted p below 0.05 in any analysis; ordered by the best rank that a kind of evidence gives the TF, corrected for its number of kinds. The others are ordered by p-value. The figures are those of the analysis in which the TF has its smallest p-value: k of the n genes of the list are among its K targets.`,
      tfTable(view, rows),
      `\nAnalyses, best first by ${score} (${shown(view.analyses.length, rows)}). padj: hypergeometric tail, Benjamini-Hochberg over the tested analyses.`,
      table(
        [
          ...['analysis', 'TF', 'kind', 'targets in the list', 'targets in the universe'],
          ...['fold (95 % interval)', 'p', 'padj', view.uses],
        ],
        view.analyses
          .slice(0, rows)
          .map((one) => [
            one.name,
            one.tf,
            one.kind,
            one.k,
            one.K,
            foldText(one.k, Math.min(one.n, one.K), expectedOverlap(one.n, one.K, view.N)),
            pValue(one.pLog10),
            pValue(one.adjustedLog10),
            one[view.uses]?.toFixed(2) ?? '',
          ]),
      ),
      `Page with all TFs, analyses and families: ${page(listPage('regulators', list.id))}`,
    );
  },
});

/** The first TFs, with the statistics of their analysis of the smallest p-value, and the rank by each kind of evidence. */
function tfTable({ tfs, analyses, N }: RegulatorsView, rows: number): string {
  const byTf = strongestAnalyses(analyses);
  return table(
    [
      ...['rank', 'TF', 'symbol', 'enriched', 'k', 'n', 'K', 'expected', 'fold (95 % interval)', 'p', 'adjusted p'],
      ...['kind', 'analysis', 'genes by any analysis', 'rank by kind'],
    ],
    tfs.slice(0, rows).flatMap((tf) => {
      const best = byTf.get(tf.tf);
      if (!best) return [];
      const { k, n, K, kind, name } = best;
      const expected = expectedOverlap(n, K, N);
      return [
        [
          ...[tf.rank, tf.tf, tf.symbol, tf.significant ? 'yes' : 'no', k, n, K, expected.toFixed(1)],
          ...[
            foldText(k, Math.min(n, K), expected),
            pValue(best.pLog10),
            pValue(best.adjustedLog10),
            kind,
            name,
            tf.inList,
          ],
          Object.entries(tf.kinds)
            .map(([label, { rank, of }]) => `${label}: ${rank} of ${of}`)
            .join('; '),
        ],
      ];
    }),
  );
}
