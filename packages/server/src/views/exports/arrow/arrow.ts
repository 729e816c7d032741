import type { CellOptions } from '@trellis/core/views';
import type { ArrowPart } from '@trellis/contract';
import type { EvaluatedResult } from '@trellis/engine';

/** Writes a part of a result as an Arrow file. The library is loaded with the first one. */
export async function* arrowOf(
  evaluated: EvaluatedResult,
  part: ArrowPart,
  options: CellOptions,
): AsyncGenerator<Uint8Array> {
  switch (part) {
    case 'interactions':
      return yield* (await import('./interactions.ts')).interactionsArrow(evaluated.result, options);
    case 'table':
      return yield* (await import('./table.ts')).tableArrow(evaluated.grid());
    case 'matrix':
      return yield* (await import('./matrix.ts')).matrixArrow(evaluated.result);
    default:
      return part satisfies never;
  }
}
