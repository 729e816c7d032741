import { Type, type Static } from 'typebox';
import type { Result } from '@trellis/core/result';
import { countResult, resultSentence } from '@trellis/core/views';
import { views, type EvaluatedResult, type MotifTables } from '@trellis/engine';
import { frameOf, type FrameName } from '@trellis/engine/names';
import type { HeatMapPaper } from '@trellis/figures';
import { drawerOf } from '../examples/drawPictures.ts';
import { canvasOf, type PictureName, type PictureSize } from '../examples/picture.ts';

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

/** `targetLists` for the frame `target-lists`. */
const pictureOf = (name: FrameName): PictureName =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as PictureName;

/** Draws a figure of a result for other pages. Throws as the view of the figure does when there is nothing to draw. */
export async function embedOf(
  evaluated: EvaluatedResult,
  { figure, size, paper }: EmbedOptions,
  motifs: MotifTables,
): Promise<Embed> {
  const { result } = evaluated;
  const { dataset, request } = result;
  const draw = await drawerOf(pictureOf(figure), evaluated, motifs);
  const { svg, width, height } = draw(canvasOf(size, paper));
  return {
    svg,
    width,
    height,
    sentence: sentenceOf(result),
    test: views.find(({ name }) => name === frameOf(figure)?.view)?.testText?.(result) ?? '',
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
