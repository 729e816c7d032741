import {
  createEdgeArrowHeadProgram,
  createEdgeClampedProgram,
  createEdgeCompoundProgram,
  EdgeArrowProgram,
  EdgeLineProgram,
  EdgeRectangleProgram,
} from 'sigma/rendering';
import type { Settings } from 'sigma/settings';
import { DashedProgram } from './dashedProgram.ts';
import { LoopProgram } from './loopProgram.ts';
import { ShapeProgram } from './shapeProgram.ts';
import { edgeAppearance, nodeAppearance, type SigmaState } from './sigmaAppearance.ts';
import { labelAt, labelOutline } from './labels.ts';

/** An arrow head so short and wide that it looks like a bar. */
const tee = { lengthToThicknessRatio: 0.5, widenessToThicknessRatio: 4 };

const programs: Partial<Settings> = {
  nodeProgramClasses: { shape: ShapeProgram },
  nodeHoverProgramClasses: { shape: ShapeProgram },
  edgeProgramClasses: {
    triangle: EdgeArrowProgram,
    tee: createEdgeCompoundProgram([createEdgeClampedProgram(tee), createEdgeArrowHeadProgram(tee)]),
    none: EdgeRectangleProgram,
    line: EdgeLineProgram,
    dashes: createEdgeCompoundProgram([DashedProgram, createEdgeArrowHeadProgram()]),
    thinDashes: DashedProgram,
    loop: LoopProgram,
  },
};

/** Settings of sigma; what they draw is read from the state in every frame. */
export const sigmaSettings = (state: SigmaState): Partial<Settings> => ({
  ...programs,
  allowInvalidContainer: true,
  defaultNodeType: 'shape',
  defaultEdgeType: 'triangle',
  defaultDrawNodeHover: () => undefined,
  defaultDrawNodeLabel: (context, data) => drawSigmaLabel(context, data, state),
  hideEdgesOnMove: true,
  hideLabelsOnMove: true,
  itemSizesReference: 'positions',
  zoomToSizeRatioFunction: (ratio) => ratio,
  minEdgeThickness: 0.5,
  stagePadding: 0,
  labelRenderedSizeThreshold: 0,
  labelDensity: 4,
  labelGridCellSize: 80,
  zIndex: true,
  nodeReducer: (key) => nodeAppearance(state, Number(key)),
  edgeReducer: (key) => edgeAppearance(state, Number(key)),
});

interface LabelPosition {
  /** Index of the node. */
  readonly label: string | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Writes a label below its node; nothing when it could not be read. */
function drawSigmaLabel(
  context: CanvasRenderingContext2D,
  { label, x, y, size }: LabelPosition,
  { picture, oneTf, viewport, theme }: SigmaState,
): void {
  const node = picture.scene.nodes.at(Number(label));
  const text = node && labelAt(node, viewport.zoom, oneTf);
  if (!text) return;
  const { lines, pixels } = text;
  context.font = `${pixels}px Inter, Helvetica, Arial, sans-serif`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = labelOutline(pixels);
  context.strokeStyle = theme.paper;
  context.fillStyle = theme.ink;
  lines.forEach((line, i) => {
    const base = y + size + pixels * (1 + i * 1.15);
    context.strokeText(line, x, base);
    context.fillText(line, x, base);
  });
}
