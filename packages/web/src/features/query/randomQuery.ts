const maxTfs = 5;

/**
 * A query of one to five different TFs, sorted and joined with `or`; '' without TFs. `random` returns numbers in [0, 1): one
 * for the number of TFs and one for each TF.
 */
export function randomQuery(tfs: readonly string[], random: () => number = Math.random): string {
  const left = [...tfs];
  const count = Math.min(left.length, 1 + Math.floor(random() * maxTfs));
  const drawn = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  return drawn.sort().join(' or ');
}
