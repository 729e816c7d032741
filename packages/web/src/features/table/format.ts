import { directionOf, type Perturbation } from '@trellis/core/dataset';
import { formatCount, formatExponential } from '@trellis/core/formats';
import type { ColumnStyle } from '@trellis/core/result';

export type CellValue = string | number | null;

/** Style of a cell: `up` and `down` for genes that the TF induces and represses, `regulated` and `bound` for edges without values. */
export type CellLook = 'text' | 'number' | 'up' | 'down' | 'unknown' | 'regulated' | 'bound';

export interface CellText {
  readonly text: string;
  readonly look: CellLook;
}

/** A fold change with its sign, so that color is not the only difference: +1.18, -2.07. */
export function formatFoldChange(value: number): string {
  const sign = value >= 0 ? '+' : '-';
  const size = Math.abs(value);
  const small = size > 0 && size < 0.01;
  return `${sign}${small || size >= 1e6 ? formatExponential(size) : size.toFixed(2)}`;
}

/** Text and style of a cell of the grid, in a column of an experiment that did this to its TF. */
export function formatCell(
  value: CellValue,
  { type, renderer }: ColumnStyle,
  perturbation: Perturbation | null = null,
): CellText {
  if (value === null || value === '') return { text: '', look: 'text' };
  if (renderer === 'renderEdge') return { text: '+', look: value === '*' ? 'regulated' : 'bound' };
  if (typeof value === 'string') return { text: value, look: 'text' };
  if (renderer === 'renderFc') return { text: formatFoldChange(value), look: changeLook(value, perturbation) };
  if (renderer === 'renderExp' || type === 'p_value') return { text: formatExponential(value), look: 'number' };
  return { text: Number.isInteger(value) ? formatCount(value) : String(value), look: 'number' };
}

function changeLook(log2fc: number, perturbation: Perturbation | null): CellLook {
  const direction = directionOf(log2fc, perturbation ?? undefined);
  return direction === 0 ? 'unknown' : direction > 0 ? 'up' : 'down';
}
