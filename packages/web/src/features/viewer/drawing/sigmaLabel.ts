import { labelAt, labelOutline } from './labels.ts';
import type { SigmaState } from './sigmaState.ts';

interface LabelPosition {
  /** Index of the node. */
  readonly label: string | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Writes a label below its node; nothing when it could not be read. */
export function drawSigmaLabel(
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
