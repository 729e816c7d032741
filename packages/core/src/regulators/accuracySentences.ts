import { countOf } from '../formats/numbers.ts';
import type { Accuracy } from './accuracy.ts';
import type { RegulatorBenchmark } from './benchmarkRegulators.ts';

/** Whether a ranking is better than chance: the lower end of its interval is above 0.5. */
export const isBetterThanChance = ({ interval: [lower] }: Pick<Accuracy, 'interval'>): boolean => lower > 0.5;

/** How far the ranking of regulators can be trusted in a data set: a sentence for each benchmark that it has. */
export function accuracySentences({ perturbation, stimulus }: RegulatorBenchmark): string[] {
  const { queries, queryTfs, scores } = perturbation;
  const perturbed = scores.shown
    ? sentenceOf(
        `the genes that respond to ${countOf(queryTfs, 'TF')} in ${countOf(queries, 'expression analysis', 'expression analyses')}, ranked without the expression analyses of the TF`,
        scores.shown,
        scores.p,
      )
    : 'How accurate the ranking is after a perturbation of the TF cannot be measured here: no TF has binding analyses and an expression analysis with at least 10 responding genes.';
  if (!stimulus?.scores.shown) return [perturbed];
  const { stimuli, lists, pairs } = stimulus;
  const what = `${countOf(lists, 'list')} of ${countOf(stimuli, 'stimulus', 'stimuli')} with the TFs that are known for them (${countOf(pairs, 'pair')})`;
  return [perturbed, sentenceOf(what, stimulus.scores.shown, stimulus.scores.p)];
}

/** The accuracy in a few words: after perturbations, else for stimuli. */
export function accuracySummary({ perturbation, stimulus }: RegulatorBenchmark): string {
  const shown = perturbation.scores.shown ?? stimulus?.scores.shown;
  if (!shown) return 'cannot be measured in this data set';
  return `AUC ${accuracyText(shown)}${isBetterThanChance(shown) ? '' : ', no better than chance'}`;
}

function sentenceOf(what: string, shown: Accuracy, byP: Accuracy | undefined): string {
  const verdict = isBetterThanChance(shown) ? 'Accuracy' : 'No better than chance';
  const plain = byP ? `; by the smallest p alone ${accuracyText(byP)}` : '';
  return `${verdict} in this data set, whatever the list: ${what}: AUC ${accuracyText(shown)}${plain}. 0.5 is chance. ${Math.round(100 * shown.top5)} % of its TFs were among the first 5 %.`;
}

/** `0.74 [0.62, 0.85]`. */
const accuracyText = ({ auc, interval }: Accuracy): string =>
  `${auc.toFixed(2)} [${interval.map((end) => end.toFixed(2)).join(', ')}]`;
