import type { AnalysisContents, DatasetContents } from '@trellis/core/dataset';
import { generateDemo } from '@trellis/store';

/** Number of TFs in the grown data set: about as many as a plant has. */
const factors = 2000;

/** Shifts between copies, in genes; coprime to the sizes of the data. */
const [geneStep, factorStep] = [7919, 37];

/**
 * The full-size arabidopsis demo with `times` as many analyses. The first 470 are the demo itself; the others are copies
 * with shifted targets and other TFs, up to 2,000 TFs. So analyses, interactions and TFs grow as with more experiments;
 * genes, motifs and networks stay the same.
 */
export function grownDemo(times: number): DatasetContents {
  const demo = generateDemo({ edition: 'arabidopsis', size: 'full' });
  const analyses = Array.from({ length: times }, (_, copy) =>
    copy === 0 ? demo.analyses : demo.analyses.map((analysis) => copyOf(analysis, copy, demo)),
  ).flat();
  return { ...demo, analyses };
}

function copyOf(analysis: AnalysisContents, copy: number, { genes, analyses }: DatasetContents): AnalysisContents {
  const { targets, log2fc, pvalue } = analysis;
  const shift = (copy * geneStep) % genes.length;
  const from = targets.findIndex((gene) => gene + shift >= genes.length);
  const start = from < 0 ? 0 : from;
  const turned = <T extends Uint32Array | Float64Array>(values: T, into: T): T => {
    into.set(values.subarray(start));
    into.set(values.subarray(0, start), values.length - start);
    return into;
  };
  return {
    ...analysis,
    id: analysis.id + copy * analyses.length,
    name: `${analysis.name} copy ${copy}`,
    tf: (analysis.tf + copy * factorStep) % factors,
    targets: turned(targets, new Uint32Array(targets.length)).map((gene) => (gene + shift) % genes.length),
    log2fc: log2fc && turned(log2fc, new Float64Array(log2fc.length)),
    pvalue: pvalue && turned(pvalue, new Float64Array(pvalue.length)),
  };
}
