import { bitsToIndices } from '../dataset/bitset.ts';
import { additionalEdges } from '../result/additionalEdges.ts';
import { figureReader } from '../result/figures.ts';
import type { Result } from '../result/result.ts';
import { hasBit } from '../dataset/bitset.ts';

/** Head line of the export of cells: fixed columns, then the metadata keys of the shown analyses. */
export function cellHeader(result: Result): string[] {
  return [
    'TF',
    'EDGE_TYPE',
    'ANALYSIS',
    'TARGET',
    'ADD_EDGES',
    'Log2FC',
    'Pvalue',
    'FILTER',
    'TAG',
    ...metadataKeys(result),
  ];
}

function metadataKeys({ columns }: Result): string[] {
  const keys = new Set(columns.flatMap((column) => [...column.analysis.metadata.keys()]));
  return [...keys].filter((key) => key !== 'EDGE_TYPE').sort();
}

/** A shown cell per line, analysis by analysis, targets by id; one analysis at a time, so that no list grows large. */
export function* cellRows(result: Result): Generator<(string | number | null)[][]> {
  const { dataset, request } = result;
  const keys = metadataKeys(result);
  const edges = additionalEdges(dataset, request.inputs.edges);
  for (const { analysis, cells, filter, tag } of result.columns) {
    const [log2fc, pvalue] = [
      figureReader(analysis, 'log2fc', dataset.genes.length),
      figureReader(analysis, 'pvalue', dataset.genes.length),
    ];
    const tf = dataset.genes[analysis.tf].id;
    const sets = edges.of(analysis.tf);
    const tail = [filter, tag, ...keys.map((key) => analysis.metadata.get(key) || null)];
    yield Array.from(bitsToIndices(cells), (gene) => [
      tf,
      analysis.metadata.get('EDGE_TYPE') ?? null,
      analysis.id,
      dataset.genes[gene].id,
      edges.types.filter((_, i) => hasBit(sets[i], gene)).join(', ') || null,
      orNull(log2fc(gene)),
      orNull(pvalue(gene)),
      ...tail,
    ]);
  }
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
