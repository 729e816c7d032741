import { readAupr } from '@trellis/contract';
import { defineAssistant } from '../../assistant.ts';
import { count, shown, table } from '../../text.ts';

export const precisionAssistant = defineAssistant({
  name: 'precision',
  title: 'Precision of a predicted network',
  description:
    'How well does a predicted network agree with the experiments? Give targetnetworks, the name of a target network or a file (TF, target, ' +
    'score); query limits the experiments (default: all_tfs). Answers with the area under the precision-recall curve against shuffles, and each TF.',
  route: readAupr,
  options: ['precision'],
  query: ({ precision }) => ({ precision, shuffle: 'within_tf' as const }),
  fallback: 'all_tfs',
  lines(view, { rows, options }) {
    const { kept, recall } = view.cutoff ?? {};
    const [low, high] = view.randomInterval.map((area) => area.toFixed(4));
    return [
      `Network: ${view.network}, ${view.scored ? 'with scores' : 'without scores'}: ${count(view.hits, 'prediction')} of ${count(view.predictions, 'judged one')} validated`,
      `Area under the precision-recall curve: ${view.aupr.toFixed(4)}; mean of ${count(view.shuffles, 'shuffle')} within each TF: ${view.random.toFixed(4)} (95 % of them: ${low} to ${high}); p = ${view.pValue.toPrecision(2)} ((1 + k) / (1 + n), k of n shuffles with at least this area)`,
      kept &&
        `Up to precision ${options.precision}: ${count(kept.edges, 'edge')} of ${count(kept.tfs, 'TF')} and ${count(kept.targets, 'target')}${recall === undefined ? '' : `, recall ${recall.toFixed(3)}`}`,
      `\nTFs, largest area first (${shown(view.byTf.length, rows)}):`,
      table(
        ['TF', 'symbol', 'predictions', 'validated', 'area', 'base rate'],
        view.byTf
          .slice(0, rows)
          .map((tf) => [tf.tf, tf.symbol, tf.predictions, tf.hits, tf.aupr.toFixed(4), tf.baseRate.toFixed(4)]),
      ),
    ];
  },
  page: 'Page with the curve',
});
