import type { Alias, Gene } from '@trellis/core/dataset';
import { randomFor } from './random.ts';
import { knownFactors, type DemoSpecies } from './species.ts';

/**
 * Makes aliases of genes, sorted by alias, then gene. Most name one gene; a few name two, and a few are the symbol of another
 * gene, which makes them ambiguous.
 */
export function makeAliases(seed: string, species: DemoSpecies, genes: readonly Gene[]): Alias[] {
  const random = randomFor(seed, 'aliases');
  const known = new Set(knownFactors[species].map((factor) => factor.id));
  const aliases: Alias[] = [];
  genes.forEach(({ id, name, type }, gene) => {
    if (name === '') return;
    if (known.has(id)) aliases.push({ alias: `DEMO-${name.toUpperCase()}`, gene });
    else if (random.chance(type === 'TXNFACTOR' ? 0.2 : 0.03)) aliases.push({ alias: `${name}-LIKE`, gene });
  });
  return [...aliases, ...ambiguousAliases(genes, aliases)].sort(byAliasThenGene);
}

/** Gives every 25th alias to a second gene, and every 25th symbol among these genes to another gene. */
function ambiguousAliases(genes: readonly Gene[], aliases: readonly Alias[]): Alias[] {
  const chosen = aliases.filter((alias, i) => i % 25 === 24 && !alias.alias.startsWith('DEMO-'));
  return chosen.flatMap(({ alias, gene }) => {
    const other = (gene + 7) % genes.length;
    return [
      { alias, gene: other },
      { alias: genes[gene].name, gene: other },
    ];
  });
}

const byAliasThenGene = (a: Alias, b: Alias): number =>
  a.alias < b.alias ? -1 : a.alias > b.alias ? 1 : a.gene - b.gene;
