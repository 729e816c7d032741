import { createHash } from 'node:crypto';
import { aspects, openDataset, packDataset, type DatasetContents } from '@trellis/core/dataset';
import { readGeneLists } from '@trellis/core/formats';
import { describe, expect, it } from 'vitest';
import { knowledgeRows } from '../../src/contents/knowledge.ts';
import { faultsOf } from '../../src/contents/invariants.ts';
import { smallDemo } from '../smallDemo.ts';
import { makeSkeleton } from '../../src/demo/skeleton.ts';
import { upperTail } from './hypergeometric.ts';
import { codingGenes, countShared } from './universe.ts';

/** Digests of GO, orthologs and families. They change only when the demo data are meant to change. */
const digests = {
  arabidopsis: 'fc3ac8c2b648d0da56be6ce1e2f0fd5552a9bac08ff975c812e6274c84b168e2',
  maize: '58683e510d6ffee26aa91e4e24033c810be1b66244e18264fe48d8c22bb9881a',
  rice: '60e645cbb2dbc067a5cd03916aae88d9516621a8675ed3aad8c040e795db282a',
};

const editions = Object.keys(digests) as (keyof typeof digests)[];

/** Live terms with their ids of a demo's ontology. */
const goOf = ({ go }: DatasetContents) => {
  if (!go) throw new Error('the demo has no GO');
  return go;
};

/** Genes that are annotated to each term itself. */
function genesByTerm(data: DatasetContents): Set<number>[] {
  const { ontology, annotations } = goOf(data);
  const genes = ontology.ids.map(() => new Set<number>());
  data.genes.forEach((_, gene) => {
    const { starts, terms } = annotations;
    for (const term of terms.subarray(starts[gene], starts[gene + 1])) genes[term].add(gene);
  });
  return genes;
}

/** The smallest p-value of any term for some genes among all coding genes, times the number of terms. */
function bestAdjusted(
  data: DatasetContents,
  terms: readonly ReadonlySet<number>[],
  genes: readonly number[],
): number {
  const coding = codingGenes(data);
  const total = coding.filter(Boolean).length;
  const drawn = genes.filter((gene) => coding[gene]);
  const tails = terms.map((marked) =>
    upperTail({ found: countShared(drawn, marked), marked: marked.size, drawn: drawn.length, total }),
  );
  return Math.min(...tails) * terms.length;
}

describe.each(editions)('GO, orthologs and families of the small %s demo', (edition) => {
  const data = smallDemo(edition);
  const byTerm = genesByTerm(data);

  it('are sound, and the same on every engine', () => {
    expect(faultsOf(data)).toEqual([]);
    const hash = createHash('sha256');
    for (const row of knowledgeRows(data)) hash.update(row.hash);
    expect(hash.digest('hex')).toBe(digests[edition]);
  });

  it('have a hundred terms or more of each aspect, slim, alternative and obsolete ones', () => {
    const { ontology } = goOf(data);
    for (const aspect of aspects.keys())
      expect(ontology.aspects.filter((one) => one === aspect).length).toBeGreaterThan(100);
    expect(ontology.slim.some((word) => word !== 0)).toBe(true);
    expect(ontology.altIds.length).toBeGreaterThan(10);
    expect(ontology.obsolete.some(({ replacedBy }) => replacedBy.length === 1)).toBe(true);
    expect(ontology.obsolete.some(({ consider }) => consider.length > 1)).toBe(true);
    expect(ontology.relations.some((bits) => bits === 2)).toBe(true);
  });

  it('let each TF find its family', () => {
    const { genes, tfFamilies } = data;
    genes.forEach(({ type, family }, gene) => {
      const own = tfFamilies?.families.slice(tfFamilies.starts[gene], tfFamilies.starts[gene + 1]) ?? [];
      const names = Array.from(own, (one) => tfFamilies?.names[one]);
      expect(names.includes(family)).toBe(type === 'TXNFACTOR');
    });
  });

  it('say what the genes of a module have in common', () => {
    const { modules } = makeSkeleton(edition, 'small');
    for (const module of new Set(modules.first)) {
      const members = [...modules.first.keys()].filter((gene) => modules.first[gene] === module);
      expect(bestAdjusted(data, byTerm, members)).toBeLessThan(1e-6);
    }
  });

  it('say what the genes of predefined lists have in common', () => {
    const indexOf = new Map(data.genes.map(({ id }, i) => [id, i]));
    const topical = data.lists.filter(({ name }) => !name.endsWith('Transcription_Factors'));
    for (const { genes } of topical.flatMap(({ text }) => readGeneLists(text)))
      expect(
        bestAdjusted(
          data,
          byTerm,
          genes.map((id) => indexOf.get(id) ?? -1),
        ),
      ).toBeLessThan(0.001);
  });
});

describe('evidence codes of the demos', () => {
  it('are there in arabidopsis and maize, and missing in rice', () => {
    expect(goOf(smallDemo('arabidopsis')).annotations.codes).toEqual(goOf(smallDemo('maize')).annotations.codes);
    expect(goOf(smallDemo('arabidopsis')).annotations.codes).toContain('IDA');
    expect(goOf(smallDemo('rice')).annotations.codes).toEqual(['']);
  });
});

describe.each(['maize', 'rice'] as const)('orthologs of the arabidopsis and %s demos', (edition) => {
  const [own, other] = [smallDemo('arabidopsis'), smallDemo(edition)];
  const file = own.orthologs.find((one) => one.edition === edition);
  const indexOf = new Map(other.genes.map(({ id }, i) => [id, i]));
  const pairs = file?.orthologs.map((id, i) => [file.genes[i], indexOf.get(id) ?? -1] as const) ?? [];

  it('are genes of both editions, of every type of pair', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.every(([, ortholog]) => ortholog >= 0)).toBe(true);
    expect(new Set(pairs.map(([gene]) => gene)).size).toBeLessThan(pairs.length);
    expect(new Set(pairs.map(([, ortholog]) => ortholog)).size).toBeLessThan(pairs.length);
  });

  it('conserve the targets of a dozen TFs', () => {
    const coding = codingGenes(own);
    const mapped = [...new Set(pairs.map(([gene]) => gene))].filter((gene) => coding[gene]);
    const [targets, others] = [targetsByTf(own), targetsByTf(other)];
    const withOrthologIn = (some: ReadonlySet<number>): Set<number> =>
      new Set(pairs.filter(([, ortholog]) => some.has(ortholog)).map(([gene]) => gene));
    const tails = pairs.flatMap(([tf, ortholog]) => {
      const [here, there] = [targets.get(tf), others.get(ortholog)];
      if (!here || !there) return [];
      const conserved = withOrthologIn(there);
      const marked = mapped.filter((gene) => conserved.has(gene));
      const drawn = mapped.filter((gene) => here.has(gene));
      const found = drawn.filter((gene) => conserved.has(gene)).length;
      return [upperTail({ found, marked: marked.length, drawn: drawn.length, total: mapped.length })];
    });
    expect(tails.filter((p) => p < 1e-3).length).toBeGreaterThanOrEqual(10);
    expect(tails.some((p) => p > 0.1)).toBe(true);
  });
});

function targetsByTf({ analyses }: DatasetContents): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { tf, targets } of analyses) found.set(tf, new Set([...(found.get(tf) ?? []), ...targets]));
  return found;
}

describe('TFs of the arabidopsis demo', () => {
  it('are found from their targets: NLP7 or TGA1 are among the best five of all analyses for the nitrogen lists', () => {
    const data = smallDemo('arabidopsis');
    const indexOf = new Map(data.genes.map(({ id }, i) => [id, i]));
    const coding = codingGenes(data);
    const total = coding.filter(Boolean).length;
    const text = data.lists.find(({ name }) => name === 'Nitrogen_by_Time')?.text ?? '';
    const list = [...new Set(readGeneLists(text).flatMap(({ genes }) => genes))].map((id) => indexOf.get(id) ?? -1);
    const ranked = data.analyses
      .map(({ tf, targets }) => {
        const marked = new Set(targets.filter((gene) => coding[gene]));
        const found = countShared(list, marked);
        return { tf: data.genes[tf].name, p: upperTail({ found, marked: marked.size, drawn: list.length, total }) };
      })
      .sort((a, b) => a.p - b.p);
    expect(ranked.slice(0, 5).some(({ tf }) => tf === 'NLP7' || tf === 'TGA1')).toBe(true);
    expect(ranked[0].p).toBeLessThan(1e-6);
  });
});

describe('the packed demo', () => {
  it('gives its ontology, annotations, orthologs and families to queries', () => {
    const data = smallDemo('arabidopsis');
    const { go, orthologs, tfFamilies } = openDataset(packDataset(data, 'demo'));
    const { annotations, ontology } = goOf(data);
    expect(go?.annotations).toEqual(annotations);
    expect(go?.ontology.ids).toEqual(ontology.ids);
    expect(go?.ontology.parents).toEqual(ontology.parents);
    expect(go?.ontology.slim).toEqual(ontology.slim);
    expect(orthologs.map(({ edition, genes }) => [edition, genes])).toEqual(
      data.orthologs.map(({ edition, genes }) => [edition, genes]),
    );
    expect(tfFamilies).toEqual(data.tfFamilies);
  });
});
