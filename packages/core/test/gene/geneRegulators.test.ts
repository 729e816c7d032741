import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type Dataset } from '../../src/dataset/index.ts';
import { countEvidence, regulatorsOfGene } from '../../src/gene/index.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

const genes = ['G0', 'G1', 'G2', 'G3', 'G4', 'G5'];
const geneId = fc.constantFrom(...genes);
const figure = fc.constantFrom(NaN, -2, 0, 1.5);

/** The targets of an analysis: ids, or figures by id. */
const randomTargets = fc.oneof(
  fc.uniqueArray(geneId, { minLength: 1 }).map((ids) => ids.join(' ')),
  fc.dictionary(geneId, fc.tuple(figure, figure), { minKeys: 1 }),
);

const randomAnalyses = fc
  .array(
    fc.record({
      tf: geneId,
      targets: randomTargets,
      edge: fc.constantFrom('in planta:Bound', 'in vitro:Bound', 'In Vitro Bound'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((analyses) =>
    analyses.map(({ tf, targets, edge }, i): SmallAnalysis => ({
      id: i + 1,
      tf,
      targets,
      metadata: { EDGE_TYPE: edge },
    })),
  );

const randomEdges = fc.uniqueArray(fc.tuple(geneId, geneId), { selector: (pair) => pair.join(), maxLength: 10 });

const open = (analyses: readonly SmallAnalysis[], edges: readonly (readonly [string, string])[] = []): Dataset =>
  openDataset(packDataset(smallContents({ genes: genes.join(' '), analyses, edges: { PPI: edges } }), 'v'));

/** Figures of a target that counts as an edge: it has a fold change, or neither fold change nor p-value. */
function figuresOf({ targets }: SmallAnalysis, gene: string): readonly [number, number] | undefined {
  if (typeof targets === 'string') return targets.split(' ').includes(gene) ? [NaN, NaN] : undefined;
  if (!Object.hasOwn(targets, gene)) return undefined;
  const [log2fc, p] = targets[gene];
  return Number.isNaN(log2fc) && !Number.isNaN(p) ? undefined : [log2fc, p];
}

const evidenceKinds = ['in planta bound', 'in vitro bound', 'regulated'];

function kindOf({ targets, metadata }: SmallAnalysis): string {
  if (typeof targets !== 'string') return 'regulated';
  return metadata?.['EDGE_TYPE'].toLowerCase().startsWith('in vitro') ? 'in vitro bound' : 'in planta bound';
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** The regulators of a gene, one TF and one analysis after the other. */
function naiveRegulators(analyses: readonly SmallAnalysis[], edges: readonly (readonly string[])[], gene: string) {
  const rows = genes.flatMap((tf) => {
    const own = analyses.filter((analysis) => analysis.tf === tf && figuresOf(analysis, gene));
    if (!own.length) return [];
    const kinds = evidenceKinds.filter((kind) => own.some((analysis) => kindOf(analysis) === kind));
    const hasEdge = edges.some(([source, target]) => source === tf && target === gene);
    const found = own.map((analysis) => {
      const [log2fc, p] = figuresOf(analysis, gene) ?? [NaN, NaN];
      return { analysisId: analysis.id, kind: kindOf(analysis), log2fc: orNull(log2fc), p: orNull(p) };
    });
    // Each analysis names no publication and is one; those that perturbed the gene itself do not count.
    const publications = own.filter((analysis) => tf !== gene || kindOf(analysis) !== 'regulated').length;
    return [{ tf, kinds, publications, analyses: found, additionalEdges: hasEdge ? ['PPI'] : [] }];
  });
  return rows.sort(
    (a, b) =>
      b.kinds.length - a.kinds.length ||
      b.publications - a.publications ||
      b.analyses.length - a.analyses.length ||
      genes.indexOf(a.tf) - genes.indexOf(b.tf),
  );
}

describe('the TFs that bind or regulate a gene', () => {
  it('are those that a naive evaluation finds, with the same figures, in the same order', () => {
    fc.assert(
      fc.property(randomAnalyses, randomEdges, (analyses, edges) => {
        const dataset = open(analyses, edges);
        genes.forEach((gene, index) => {
          const found = regulatorsOfGene(dataset, index).map(({ symbol: _, ...regulator }) => ({
            ...regulator,
            analyses: regulator.analyses.map(({ analysisId, kind, log2fc, p }) => ({ analysisId, kind, log2fc, p })),
          }));
          expect(found).toEqual(naiveRegulators(analyses, edges, gene));
        });
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('are ordered by publications before analyses, and counted with their nouns', () => {
    const of = (publication: string) => ({ 'DATA_SOURCE/PUBLICATION': publication });
    const target = { G3: [1, 0.01] } as const;
    const cells = [1, 2, 3].map((id) => ({ id, tf: 'G0', targets: target, metadata: of('Cells 2023') }));
    const dataset = open([
      ...cells,
      { id: 4, tf: 'G1', targets: target, metadata: of('One 2019') },
      { id: 5, tf: 'G1', targets: target, metadata: of('two 2020') },
      { id: 6, tf: 'G2', targets: target, metadata: of('Two 2020') },
      { id: 7, tf: 'G3', targets: target, metadata: of('Self 2021') },
    ]);
    const found = regulatorsOfGene(dataset, 3);
    expect(found.map(({ tf, publications, analyses }) => [tf, publications, analyses.length])).toEqual([
      ['G1', 2, 2],
      ['G0', 1, 3],
      ['G2', 1, 1],
      ['G3', 0, 1],
    ]);
    expect(countEvidence(dataset, 3)).toEqual({ tfs: 3, publications: 3, analyses: 6 });
  });

  it('have the edge and the label of each analysis', () => {
    const dataset = open([{ id: 7, tf: 'G0', targets: { G1: [-1, 0.01] }, metadata: { TECHNOLOGY: 'RNA-seq' } }]);
    expect(regulatorsOfGene(dataset, 1)[0].analyses).toEqual([
      {
        analysis: 'G0 · RNA-seq · 7',
        analysisId: 7,
        kind: 'regulated',
        edge: 'Regulated:REPRESSED',
        type: 'REPRESSED',
        log2fc: -1,
        p: 0.01,
        technology: 'RNA-seq',
      },
    ]);
  });
});
