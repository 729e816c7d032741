import type { RegulatorsView } from '@trellis/core/regulators';
import { countOf } from '../../../ui/numbers.ts';
import type { RegulatorRow } from './regulatorRows.ts';
import { figureTfs } from './scoresData.ts';

/** Title of the figure: `Specificity of the first 25 TFs for 150 genes`. */
export function scoresTitle(
  rows: readonly RegulatorRow[],
  { uses, inUniverse }: Pick<RegulatorsView, 'uses' | 'inUniverse'>,
): string {
  const first = Math.min(figureTfs, rows.length);
  const of = rows.length > figureTfs ? `the first ${first} TFs` : countOf(first, 'TF');
  return `${uses === 'h' ? 'Specificity' : 'Score'} of ${of} for ${countOf(inUniverse, 'gene')}`;
}
