import type { ListCounts } from '@trellis/core/genes';
import { wireNames } from './wire.ts';

/** Maximum size of a body: all genes of an edition as a list, and as its background. */
export const maxListBytes = 4 << 20;

/** The fields of a body that name the genes. */
export interface GeneListBody {
  readonly genes?: readonly string[] | null;
  readonly list?: string | null;
  readonly part?: string | null;
  readonly background?: readonly string[] | null;
}

/** Names in a message, and in TypeScript. */
export const listCountNames = {
  byAlias: 'by_alias',
  listSize: 'n_list',
  inUniverse: 'n_universe',
} as const satisfies Partial<Record<keyof ListCounts, string>>;

/** The p-values of a test in a message. */
export const testNames = wireNames({ adjusted: 'padj', pLog10: 'p_log10', adjustedLog10: 'padj_log10' });
