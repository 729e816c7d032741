import { describe, expect, it } from 'vitest';
import { smallDemo } from '../smallDemo.ts';

const editions = ['arabidopsis', 'maize', 'rice'];

/** Genes per name, where a name is a symbol or an alias, without case. */
function genesPerName(edition: string): Map<string, Set<number>> {
  const { genes, aliases } = smallDemo(edition);
  const named = [...genes.map(({ name }, gene) => ({ alias: name, gene })), ...aliases];
  const result = new Map<string, Set<number>>();
  for (const { alias, gene } of named) {
    const key = alias.toUpperCase();
    result.set(key, (result.get(key) ?? new Set()).add(gene));
  }
  result.delete('');
  return result;
}

describe.each(editions)('the names of the %s demo', (edition) => {
  const { genes, aliases } = smallDemo(edition);
  const names = genesPerName(edition);

  it('are given to a part of the genes', () => {
    const share = genes.filter((gene) => gene.name !== '').length / genes.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it('mean one gene mostly, and two now and then', () => {
    const ambiguous = [...names.values()].filter((found) => found.size > 1).length;
    expect(ambiguous).toBeGreaterThanOrEqual(3);
    expect(ambiguous).toBeLessThan(names.size / 50);
  });

  it('have among them symbols that two genes share, and aliases that two genes share', () => {
    const repeated = (all: readonly string[]) => all.length - new Set(all).size;
    expect(repeated(genes.map((gene) => gene.name).filter((name) => name !== ''))).toBeGreaterThan(0);
    expect(repeated(aliases.map(({ alias }) => alias))).toBeGreaterThan(0);
  });
});
