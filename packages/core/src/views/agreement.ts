import { formatCount, formatExpected, formatFold } from '../formats/index.ts';
import { formatPValue, isSignificant } from '../stats/index.ts';

/** What is known of the genes that a TF binds and regulates. */
export interface Agreement {
  /** Genes that are both. */
  readonly both: number;
  /** How many are expected with equal chances for all genes. */
  readonly expected: number;
  /** p-value with equal chances for all genes, base-10 logarithm. */
  readonly pLog10: number;
  /** Hub-corrected: how many are expected, and the p-value (base-10 logarithm); null where TFs are too few for a model. */
  readonly degrees: { readonly expected: number; readonly pLog10: number } | null;
  /** Of so many other TFs, how many bind what the TF regulates at least as strongly. */
  readonly stronger: number;
  readonly others: number;
}

/**
 * What the tests and the other TFs say together: the genes are too `small` in number, the overlap is one of `chance`, one that `hubs`
 * explain, or larger; then `specific`
 * to the TF, `shared` with many others, as large as a `random` TF has it, or with too `few` other TFs to tell.
 */
export type Verdict = 'small' | 'chance' | 'hubs' | 'specific' | 'shared' | 'random' | 'few';

/** Each verdict in the cell of a table. */
export const verdictTexts: Readonly<Record<Verdict, string>> = {
  small: 'too few genes to tell',
  chance: 'no more than chance',
  hubs: 'explained by hubs',
  specific: 'specific to the TF',
  shared: 'shared with other TFs',
  random: 'as a random TF',
  few: 'too few TFs to compare',
};

/** A p-value that counts as rare. */
const rare = 0.05;

/** The verdict on an overlap; undefined where too few TFs allow a correction. */
export function verdictOf({ pLog10, degrees, stronger, others }: Agreement): Verdict | undefined {
  const isRare = (log10: number) => isSignificant(log10, rare);
  if (!degrees) return undefined;
  // Where less than one gene is expected, chance usually gives no common gene: having none is not evidence against the TF.
  if (!isRare(degrees.pLog10) && degrees.expected < 1) return 'small';
  if (!isRare(degrees.pLog10)) return isRare(pLog10) ? 'hubs' : 'chance';
  // The place of the TF among all is a p-value too: smaller than 1 / (others + 1) it cannot be.
  if (1 / (others + 1) > rare) return 'few';
  if ((stronger + 1) / (others + 1) <= rare) return 'specific';
  return stronger < others / 2 ? 'shared' : 'random';
}

/** The verdict in one sentence, with the share of the genes that hubs and chance leave; '' without a verdict. */
export function weighedAgreement(tf: string, agreement: Agreement): string {
  const { both, expected, degrees, stronger, others } = agreement;
  const verdict = verdictOf(agreement);
  if (!degrees || !verdict) return '';
  const p = `hub-corrected p ${formatPValue(degrees.pLog10)}`;
  const beyond = `${Math.round((100 * (both - degrees.expected)) / both)} % of the ${formatCount(both)} genes are more than hubs and chance give`;
  const conclusions: Readonly<Record<Verdict, string>> = {
    small: `the genes are too few to tell: ${formatExpected(degrees.expected)} are expected in common, so this says nothing for or against ${tf}`,
    chance: `the overlap is not larger than chance gives (${p}), so it says nothing about ${tf}`,
    hubs: `the overlap looks larger than chance (fold ${formatFold(both / expected)} with equal chances) only because many of its genes are in the sets of most TFs; hub-corrected it is not (fold ${formatFold(both / degrees.expected)}, p ${formatPValue(degrees.pLog10)}), so it says little about ${tf}`,
    specific: `${beyond}, and fewer than 1 in 20 other TFs agree as well: the agreement is specific to ${tf}, though it does not tell which of the genes`,
    shared: `${beyond}, but ${formatCount(stronger)} of ${formatCount(others)} other TFs agree as well, more than 1 in 20: it may belong to what these TFs have in common as much as to ${tf}`,
    random: `${beyond}, but a TF taken at random agrees as well: it says little about ${tf}`,
    few: `${beyond}; the other TFs are too few to tell whether that is specific to ${tf}`,
  };
  return `Taken together: ${conclusions[verdict]}.`;
}
