/** Most TFs of a random query. */
const most = 5;

/**
 * One to five different TFs, sorted and joined with `or`; all of them where there are fewer. `random` gives numbers from
 * 0 to below 1, one for the count and one for each TF. '' without TFs.
 */
export function randomQuery(tfs: readonly string[], random: () => number = Math.random): string {
  const left = [...tfs];
  const count = Math.min(left.length, 1 + Math.floor(random() * most));
  const drawn = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  return drawn.sort().join(' or ');
}
