import type { AnalysisContents, DatasetContents, EdgeTypeContents, Gene, MotifColumn } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import { GeneIndex } from '../import/geneIndex.ts';
import { remapKnowledge } from './remapKnowledge.ts';
import { remainingProvenance } from '../contents/provenance.ts';
import { sum } from '../contents/rows.ts';

/** Replaces the annotation of a data set. Matches genes by id and removes all data of genes that no longer exist. */
export function remapGenes(
  contents: DatasetContents,
  genes: readonly Gene[],
): { contents: DatasetContents; notes: string[] } {
  const index = new GeneIndex(genes);
  const map = Int32Array.from(contents.genes, ({ id }) => index.find(id) ?? -1);
  const remapped: DatasetContents = {
    ...contents,
    genes,
    aliases: contents.aliases
      .filter(({ gene }) => map[gene] >= 0)
      .map(({ alias, gene }) => ({ alias, gene: map[gene] })),
    analyses: contents.analyses.filter(({ tf }) => map[tf] >= 0).map((analysis) => remapAnalysis(analysis, map)),
    edgeTypes: contents.edgeTypes.map((type) => remapEdges(type, map)).filter(({ pairs }) => pairs.length > 0),
    motifs: {
      cluster: remapMotifs(contents.motifs.cluster, map),
      individual: remapMotifs(contents.motifs.individual, map),
    },
    ...remapKnowledge(contents, map, genes.length),
    regulatorBenchmark: contents.regulatorBenchmark
      .filter(({ tf }) => map[tf] >= 0)
      .map((pair) => ({ ...pair, tf: map[pair.tf] })),
  };
  return {
    contents: { ...remapped, provenance: remainingProvenance(remapped) },
    notes: [...describeGenes(contents, map), ...describeLosses(contents, remapped)],
  };
}

/** Positions of the genes that remain. Both annotations are sorted by id, so their order does not change. */
function remaining(genes: Uint32Array, map: Int32Array): number[] {
  const positions: number[] = [];
  genes.forEach((gene, i) => {
    if (map[gene] >= 0) positions.push(i);
  });
  return positions;
}

function remapAnalysis(analysis: AnalysisContents, map: Int32Array): AnalysisContents {
  const { targets, log2fc, pvalue } = analysis;
  const kept = remaining(targets, map);
  return {
    ...analysis,
    tf: map[analysis.tf],
    targets: Uint32Array.from(kept, (i) => map[targets[i]]),
    log2fc: log2fc && Float64Array.from(kept, (i) => log2fc[i]),
    pvalue: pvalue && Float64Array.from(kept, (i) => pvalue[i]),
  };
}

function remapEdges(type: EdgeTypeContents, map: Int32Array): EdgeTypeContents {
  const pairs: number[] = [];
  for (let i = 0; i < type.pairs.length; i += 2) {
    const [source, target] = [map[type.pairs[i]], map[type.pairs[i + 1]]];
    if (source >= 0 && target >= 0) pairs.push(source, target);
  }
  return { ...type, pairs: Uint32Array.from(pairs) };
}

function remapMotifs(columns: readonly MotifColumn[], map: Int32Array): MotifColumn[] {
  const remapped = columns.map(({ region, motif, genes, counts }) => {
    const kept = remaining(genes, map);
    return {
      region,
      motif,
      genes: Uint32Array.from(kept, (i) => map[genes[i]]),
      counts: Uint32Array.from(kept, (i) => counts[i]),
    };
  });
  return remapped.filter(({ genes }) => genes.length > 0);
}

function describeGenes({ genes }: DatasetContents, map: Int32Array): string[] {
  const gone = genes.filter((_, i) => map[i] < 0).map(({ id }) => id);
  if (gone.length === 0) return [];
  const some = gone.slice(0, 5).join(', ');
  return [`${countOf(gone.length, 'gene')} no longer in the annotation: ${some}${gone.length > 5 ? ', ...' : ''}`];
}

function describeLosses(before: DatasetContents, after: DatasetContents): string[] {
  const kept = new Set(after.analyses.map(({ id }) => id));
  const gone = before.analyses.filter(({ id }) => !kept.has(id));
  const losses: [what: string, count: number, many?: string][] = [
    ['alias', before.aliases.length - after.aliases.length, 'aliases'],
    ['interaction', countTargets(before) - countTargets(after)],
    ['additional edge', countEdges(before) - countEdges(after)],
    ['motif hit', countHits(before) - countHits(after)],
    ['GO annotation', countAnnotations(before) - countAnnotations(after)],
    ['pair of orthologs', countPairs(before) - countPairs(after), 'pairs of orthologs'],
    ['benchmark row', before.regulatorBenchmark.length - after.regulatorBenchmark.length],
    ['TF family entry', countFamilies(before) - countFamilies(after), 'TF family entries'],
  ];
  return [
    ...gone.map(({ id, tf }) => `analysis ${id} removed with its transcription factor ${before.genes[tf].id}`),
    ...losses
      .filter(([, count]) => count > 0)
      .map(([what, count, many]) => `${countOf(count, what, many)} removed with their genes`),
  ];
}

const countTargets = ({ analyses }: DatasetContents): number =>
  analyses.reduce((total, { targets }) => total + targets.length, 0);

const countEdges = ({ edgeTypes }: DatasetContents): number =>
  edgeTypes.reduce((total, { pairs }) => total + pairs.length / 2, 0);

const countHits = ({ motifs }: DatasetContents): number =>
  [...motifs.cluster, ...motifs.individual].reduce((total, { counts }) => total + sum(counts), 0);

const countAnnotations = ({ go }: DatasetContents): number => go?.annotations.terms.length ?? 0;

const countPairs = ({ orthologs }: DatasetContents): number =>
  orthologs.reduce((total, { genes }) => total + genes.length, 0);

const countFamilies = ({ tfFamilies }: DatasetContents): number => tfFamilies?.families.length ?? 0;
