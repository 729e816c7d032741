import {
  figureFont,
  legendDash,
  type DrawnEdge,
  type DrawnNode,
  type FigureTheme,
  type NetworkFigureLayout,
} from '@trellis/figures';
import { canvasPng } from '../../../shared/exports/canvasPng.ts';

/** The part of a canvas context that painting uses. */
type PaintContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'setLineDash'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'strokeText'
  | 'fillRect'
  | 'save'
  | 'restore'
  | 'translate'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineDashOffset'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'lineJoin'
>;

/** Paints a network figure on a canvas, from the same layout as the vector figure. Fast enough for 100,000 edges. */
function paintNetwork(context: PaintContext, layout: NetworkFigureLayout, theme: FigureTheme | undefined): void {
  if (theme) {
    context.fillStyle = theme.paper;
    context.fillRect(0, 0, layout.width, layout.height);
  }
  const colors = theme ?? { ink: '#0f172a', paper: '#ffffff' };
  context.globalAlpha = layout.edgeOpacity;
  for (const edge of layout.edges) paintEdge(context, edge);
  context.globalAlpha = 1;
  for (const node of layout.nodes) paintNode(context, node);
  for (const node of layout.nodes) paintLabel(context, node, colors);
  if (layout.title) paintText(context, { text: layout.title, x: 24, y: 34, font: `600 14px ${figureFont}` }, colors);
  for (const { x, y, label, ...symbol } of layout.legend) {
    context.save();
    context.translate(x, y);
    paintSign(context, symbol);
    paintText(context, { text: label, x: 30, y: 4, font: `12px ${figureFont}` }, colors);
    context.restore();
  }
}

function paintEdge(context: PaintContext, { curve, head, arrow, color, width, dash, dashOffset }: DrawnEdge): void {
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = width;
  context.beginPath();
  const [x1, y1, ...rest] = curve;
  context.moveTo(x1, y1);
  if (rest.length === 4) context.quadraticCurveTo(rest[0], rest[1], rest[2], rest[3]);
  else context.bezierCurveTo(rest[0], rest[1], rest[2], rest[3], rest[4], rest[5]);
  if (dash.length) context.setLineDash([...dash]);
  context.lineDashOffset = dashOffset;
  context.stroke();
  if (dash.length) context.setLineDash([]);
  if (arrow === 'none') return;
  context.beginPath();
  trace(context, head);
  if (arrow === 'triangle') return context.fill();
  context.lineWidth = width * 1.5;
  context.stroke();
}

function trace(context: PaintContext, points: readonly number[]): void {
  context.moveTo(points[0], points[1]);
  for (let i = 2; i < points.length; i += 2) context.lineTo(points[i], points[i + 1]);
}

function paintNode(context: PaintContext, { x, y, size, shape, color, border }: DrawnNode): void {
  const half = size / 2;
  context.beginPath();
  if (shape === 'triangle') {
    trace(context, [x, y - half, x + half, y + half, x - half, y + half]);
    context.closePath();
  } else context.roundRect(x - half, y - half, size, size, shape === 'rectangle' ? 0 : size / 5);
  context.fillStyle = color;
  context.fill();
  if (!border) return;
  context.strokeStyle = border;
  context.lineWidth = size / 10;
  context.stroke();
}

type Colors = Pick<FigureTheme, 'ink' | 'paper'>;

function paintLabel(context: PaintContext, node: DrawnNode, { ink, paper }: Colors): void {
  const { y, size, lines, fontSize } = node;
  const x = node.x + (node.labelShift ?? 0);
  context.font = `${fontSize}px ${figureFont}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  lines.forEach((line, i) => {
    const base = y + size / 2 + fontSize * (1.1 + i * 1.2);
    context.strokeStyle = paper;
    context.lineWidth = fontSize / 5;
    context.strokeText(line, x, base);
    context.fillStyle = ink;
    context.fillText(line, x, base);
  });
}

function paintText(
  context: PaintContext,
  { text, x, y, font }: { text: string; x: number; y: number; font: string },
  { ink }: Colors,
): void {
  context.font = font;
  context.textAlign = 'left';
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

type LegendSymbol = Pick<NetworkFigureLayout['legend'][number], 'sign' | 'color' | 'dashed'>;

function paintSign(context: PaintContext, { sign, color, dashed }: LegendSymbol): void {
  if (sign === 'tf' || sign === 'target' || sign === 'user') {
    const shape = sign === 'tf' ? 'triangle' : sign === 'user' ? 'round-rectangle' : 'rectangle';
    paintNode(context, { x: 12, y: 0, size: 12, shape, color, lines: [], fontSize: 0 });
    return;
  }
  const head = sign === 'triangle' ? [24, 0, 17, -4, 17, 4] : sign === 'tee' ? [23, -5, 23, 5] : [];
  const end = sign === 'triangle' ? 18 : 23;
  const dash = dashed ? legendDash : [];
  paintEdge(context, { curve: [0, 0, end / 2, 0, end, 0], head, arrow: sign, color, width: 2, dash, dashOffset: 0 });
}

/** Largest side of a canvas in pixels, and largest area, that all browsers support. */
const maxSide = 16_000;
const maxArea = 100e6;

/**
 * Makes a PNG of a network figure, of 300 dots per inch; transparent without a theme. `scale` is in pixels per unit and
 * shrinks where the browser has no canvas of this size.
 */
export function networkPng(layout: NetworkFigureLayout, scale: number, theme?: FigureTheme): Promise<Blob> {
  const { width, height } = layout;
  const fitting = Math.min(scale, maxSide / width, maxSide / height, Math.sqrt(maxArea / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * fitting);
  canvas.height = Math.ceil(height * fitting);
  const context = canvas.getContext('2d');
  context?.scale(fitting, fitting);
  if (context) paintNetwork(context, layout, theme);
  return canvasPng(canvas);
}
