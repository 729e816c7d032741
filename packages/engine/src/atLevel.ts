import type { Result } from '@trellis/core/result';
import { resultAtLevel, type LevelOptions } from '@trellis/core/views';
import type { EvaluatedResult } from './evaluatedResult.ts';

/** The result with the gene sets that a call asks for. */
export const atLevel = ({ result }: EvaluatedResult, options: LevelOptions): Result => resultAtLevel(result, options);
