import { findRegulators } from '@trellis/contract';
import {
  accuracyWords,
  expectedOverlap,
  nullWords,
  rankingWords,
  type RegulatorAnalysis,
  type RegulatorKind,
  type RegulatorsView,
} from '@trellis/core';
import { count, dataLine, parts, pValue, shown, table } from '../text.ts';
import { listLines, listPage } from '../listText.ts';
import { rowLimits, tool } from '../tool.ts';

export const regulatorsTool = tool({
  name: 'regulators',
  title: 'Regulators of a gene list',
  description:
    'Which transcription factors (TFs) regulate a list of genes? Tests the list against the targets of every analysis and ranks the ' +
    'TFs. Give genes (ids, symbols or aliases) or the name of a predefined list. library is a query that limits the analyses.',
  properties: findRegulators.body.properties,
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, library, ...asked }) {
    const list = await client.createGeneList({ body: asked });
    const view = await client.readListRegulators({ params: { id: list.id }, query: { library } });
    const accuracy = accuracyWords(await client.readRegulatorAccuracy({}));
    const score = view.uses === 'h' ? 'h, the specificity score' : 'z, standard deviations above chance';
    return parts(
      dataLine(facts),
      listLines(view, list),
      `Tested: ${count(view.tested, 'analysis', 'analyses')}${library == null ? '' : ` of ${library}`}`,
      rankingWords(view.tfs),
      nullWords(view),
      ...accuracy,
      `\nTFs, the enriched ones first (${shown(view.tfs.length, rows)}). Enriched: adjusted p below 0.05 in any analysis; ordered by the best rank that a kind of evidence gives the TF, corrected for its number of kinds. The others are ordered by p-value. padj: the smallest of the analyses of the TF.`,
      tfTable(view, rows),
      `\nAnalyses, best first by ${score} (${shown(view.analyses.length, rows)}). padj: hypergeometric tail, Benjamini-Hochberg over the tested analyses.`,
      table(
        ['analysis', 'TF', 'kind', 'targets in the list', 'targets in the universe', 'p', 'padj', view.uses],
        view.analyses
          .slice(0, rows)
          .map((one) => [
            one.name,
            one.tf,
            one.kind,
            one.k,
            one.K,
            pValue(one.pLog10),
            pValue(one.adjustedLog10),
            one[view.uses]?.toFixed(2) ?? '',
          ]),
      ),
      `Page with all TFs, analyses and families: ${page(listPage('regulators', list.id))}`,
    );
  },
});

/** The first TFs, with the best analysis of each kind of evidence and its figures. */
function tfTable({ tfs, analyses, uses, N }: RegulatorsView, rows: number): string {
  const byId = new Map<number | string, RegulatorAnalysis>(analyses.map((one) => [one.id, one]));
  const bestOf = ({ best }: RegulatorKind): string => {
    const found = byId.get(best);
    if (!found) return String(best);
    const { name, k, K, n } = found;
    return `${name}, ${k} of ${n} genes, ${expectedOverlap(n, K, N).toFixed(1)} expected, ${uses} ${(found[uses] ?? 0).toFixed(2)}`;
  };
  return table(
    ['rank', 'TF', 'symbol', 'enriched', 'smallest p', 'smallest padj', 'genes by any analysis', 'best of each kind'],
    tfs.slice(0, rows).map((tf) => [
      ...[tf.rank, tf.tf, tf.symbol, tf.significant ? 'yes' : 'no'],
      ...[pValue(tf.pLog10), pValue(tf.adjustedLog10), tf.inList],
      Object.entries(tf.kinds)
        .map(([kind, found]) => `${kind}: rank ${found.rank} of ${found.of}, ${bestOf(found)}`)
        .join('; '),
    ]),
  );
}
