import type { ChangeUnit, Cutoffs, OwnRows, PUnit } from '../../../../state/own/ownAnalysis.ts';
import { toP } from '../../../../state/own/toLog2.ts';
import { changeUnitOf, pUnitOf } from './columnRoles.ts';

/** What a file leaves open. */
export interface Questions {
  /** The unit that is known, or undefined if the user has to say it. */
  readonly changeUnit: ChangeUnit | undefined;
  readonly pUnit: PUnit;
  /** Cutoffs to begin with, when the file is a table of all genes. */
  readonly cutoffs: Cutoffs | undefined;
}

/** A table with more rows, or with half of the genes of the edition, is one of all genes, unless its p-values say otherwise. */
const manyRows = 5000;
/** Usual cutoffs of differential expression. */
const usual: Cutoffs = { minChange: 1, maxP: 0.05 };

/** The names of the columns of numbers, '' for one without a name, and the number of genes of the edition. */
interface Circumstances {
  readonly change: string;
  readonly p: string;
  readonly genes: number;
}

/** What has to be asked about rows. */
export function questionsOf(rows: OwnRows, { change, p, genes }: Circumstances): Questions {
  const pUnit = pUnitOf(p);
  const isLarge = (rows.change ?? rows.p ?? []).length > Math.min(manyRows, genes / 2);
  const cutoffs = isLarge ? cutoffsFor(rows, pUnit) : undefined;
  return { changeUnit: knownChangeUnit(rows.change, change), pUnit, cutoffs };
}

/** Changes with both signs are logarithms, unless their column is called a fold change and none is between -1 and 1. */
function knownChangeUnit(change: Float64Array | undefined, name: string): ChangeUnit | undefined {
  const said = changeUnitOf(name);
  if (said !== undefined || !change) return said ?? 'log2';
  const isNegative = change.some((value) => value < 0);
  const isSmall = change.some((value) => value !== 0 && Math.abs(value) < 1);
  return isNegative && isSmall ? 'log2' : undefined;
}

function cutoffsFor({ change, p }: OwnRows, pUnit: PUnit): Cutoffs | undefined {
  if (!p) return { ...usual, maxP: 1 };
  let above = 0;
  for (const value of p) if (!(toP(value, pUnit) <= usual.maxP)) above++;
  return above / p.length > 0.2 ? { ...usual, minChange: change ? usual.minChange : 0 } : undefined;
}
