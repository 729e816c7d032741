import { Type, type Static } from 'typebox';
import type { Result } from '@trellis/core/result';
import { countResult, resultSentence, chooseSets, defaultRegions, testedSetsText } from '@trellis/core/views';
import type { FrameName } from '@trellis/engine/names';
import type { HeatMapPaper } from '@trellis/figures';
import { drawerOf } from '../examples/drawPictures.ts';
import { canvasOf, type PictureName, type PictureSize } from '../examples/picture.ts';
import { testedSets, type EvaluatedResult, type MotifTables } from '@trellis/engine';
import { countBits } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';

export interface EmbedOptions {
  readonly figure: FrameName;
  readonly size: PictureSize;
  readonly paper: HeatMapPaper;
}

/** A figure with what is said below it. */
export const EmbedSchema = Type.Object({
  svg: Type.String(),
  /** Size of the figure, in pixels. */
  width: Type.Number(),
  height: Type.Number(),
  /** The result in one sentence. */
  sentence: Type.String(),
  /** How its p-values were computed, and among which genes; '' without any. */
  test: Type.String(),
  query: Type.String(),
  edition: Type.String(),
  /** Version of the data set that the result was computed on. */
  version: Type.String(),
  /** What the data are if they are not real; else ''. */
  data: Type.String(),
});
export type Embed = Readonly<Static<typeof EmbedSchema>>;

const pictures: Readonly<Record<FrameName, PictureName>> = {
  summary: 'summary',
  network: 'network',
  'precision-recall': 'precisionRecall',
  'target-lists': 'targetLists',
  motifs: 'motifs',
  functions: 'functions',
  'gene-sets': 'geneSets',
  sungear: 'sungear',
  bound: 'bound',
};

/** Draws a figure of a result for other pages. Throws as the view of the figure does when there is nothing to draw. */
export async function embedOf(
  evaluated: EvaluatedResult,
  { figure, size, paper }: EmbedOptions,
  motifs: MotifTables,
): Promise<Embed> {
  const { result } = evaluated;
  const { dataset, request } = result;
  const draw = await drawerOf(pictures[figure], evaluated, motifs);
  const { svg, width, height } = draw(canvasOf(size, paper));
  return {
    svg,
    width,
    height,
    sentence: sentenceOf(result),
    test: testText(result, figure),
    query: request.inputs.query,
    edition: dataset.edition,
    version: dataset.version,
    data: dataset.label,
  };
}

/** The result in one sentence, as the head of its page. */
function sentenceOf(result: Result): string {
  const { dataset, states, columns, request } = result;
  const ids = [...new Set(states.filter(([, { show }]) => show).map(([[[tf]]]) => tf))];
  const symbols = new Map(columns.map(({ analysis: { tf } }) => [dataset.genes[tf].id, dataset.genes[tf].name]));
  const names = ids.map((id) => symbols.get(id) || id);
  return resultSentence({ ...countResult(result), analyses: columns.length, names, query: request.inputs.query });
}

/** Says how the p-values of a figure were computed, and among which genes; '' for a figure that shows none. */
function testText(result: Result, figure: FrameName): string {
  const genes = `${countOf(countBits(result.universe), 'gene')} ${result.inputs.background ? 'of the background' : 'that code for protein'}`;
  const overlaps = () =>
    testedSetsText(chooseSets(result, testedSets).choice, result.inputs.background !== undefined);
  switch (figure) {
    case 'target-lists':
      return `Fisher's exact test, one-sided, among the ${genes}, Bonferroni over all analyses and lists. Analyses count with their genes before target lists.`;
    case 'motifs':
      return `Fisher's exact test on numbers of motif hits (${defaultRegions.join(', ')}), one-sided, against the hits of the ${genes}, Bonferroni over all analyses, regions and motifs.`;
    case 'functions':
      return `Hypergeometric test, one-sided, among those of the ${genes} that have an annotation in the aspect, Benjamini-Hochberg over the terms of each gene set.`;
    case 'gene-sets':
      return `Fisher's exact test, one-sided, Bonferroni over all pairs. ${overlaps()}`;
    case 'bound':
      return `Fisher's exact test, one-sided, not corrected: one TF is tested. ${overlaps()}`;
    case 'sungear':
      return `Exact binomial test, two-sided, against independent analyses among the ${genes}${result.inputs.targets ? ' in the target lists' : ''}, Bonferroni over all groups.`;
    case 'summary':
    case 'network':
    case 'precision-recall':
      return '';
    default:
      return figure satisfies never;
  }
}
