import { readAupr } from '@trellis/contract';
import { askedResult, resultLines, resultPage, resultProperties } from '../asked/askedResult.ts';
import { count, dataLine, parts, shown, table } from '../text.ts';
import { rowLimits, tool } from '../tool.ts';

const { precision } = readAupr.query.properties;

export const precisionTool = tool({
  name: 'precision',
  title: 'Precision of a predicted network',
  description:
    'How well does a predicted network agree with the experiments? Give targetnetworks, the name of a target network or a file (TF, target, ' +
    'score); query limits the experiments (default: all_tfs). Answers with the area under the precision-recall curve against shuffles, and each TF.',
  properties: { ...resultProperties, precision },
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, precision: cutoff, ...asked }) {
    const open = await askedResult(client, asked, 'all_tfs');
    const view = await open.result.aupr({ precision: cutoff, shuffle: 'within_tf' });
    const { kept, recall } = view.cutoff ?? {};
    const [low, high] = view.randomInterval.map((area) => area.toFixed(4));
    return parts(
      dataLine(facts),
      resultLines(open),
      `Network: ${view.network}, ${view.scored ? 'with scores' : 'without scores'}: ${count(view.hits, 'prediction')} of ${count(view.predictions, 'judged one')} validated`,
      `Area under the precision-recall curve: ${view.aupr.toFixed(4)}; mean of ${count(view.shuffles, 'shuffle')} within each TF: ${view.random.toFixed(4)} (95 % of them: ${low} to ${high}); p = ${view.pValue.toPrecision(2)} ((1 + k) / (1 + n), k of n shuffles with at least this area)`,
      kept &&
        `Up to precision ${cutoff}: ${count(kept.edges, 'edge')} of ${count(kept.tfs, 'TF')} and ${count(kept.targets, 'target')}${recall === undefined ? '' : `, recall ${recall.toFixed(3)}`}`,
      `\nTFs, largest area first (${shown(view.byTf.length, rows)}):`,
      table(
        ['TF', 'symbol', 'predictions', 'validated', 'area', 'base rate'],
        view.byTf
          .slice(0, rows)
          .map((tf) => [tf.tf, tf.symbol, tf.predictions, tf.hits, tf.aupr.toFixed(4), tf.baseRate.toFixed(4)]),
      ),
      `Page with the curve: ${page(resultPage('network', open.result.id))}`,
    );
  },
});
