import type { Aupr } from '@trellis/engine/views/precisionRecall/aupr';
import { layoutPrecisionRecall, PrecisionRecall } from '@trellis/figures';
import { auprFacts } from '../figures/auprFigure.tsx';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

/** Width from which the facts are next to the plot, in pixels. */
const sideBySide = 640;

/** Draws the precision-recall curve of a target network. Marks: the best predictions, and the area under the curve. */
export const precisionRecallPicture =
  (aupr: Aupr) =>
  (canvas: Canvas): Drawing =>
    drawCurve(aupr, canvas);

function drawCurve(aupr: Aupr, { size, width, theme }: Canvas): Drawing {
  const { cut, curve, random } = aupr;
  const label = `Edges of ${cut.network.name} against the edges of the analyses`;
  const layout = layoutPrecisionRecall(
    { facts: auprFacts(aupr), curve, low: random.low, high: random.high },
    { width: size === 'wide' ? sideBySide : width },
  );
  const { plot } = layout;
  return rendered(<PrecisionRecall layout={layout} theme={theme} label={label} />, layout, [
    { x: plot.x + 14, y: plot.y + plot.height * (1 - (curve.precision[0] || 0)) },
    { x: plot.x + plot.width * 0.75, y: plot.y + plot.height * (1 - curve.area / 2) },
  ]);
}
