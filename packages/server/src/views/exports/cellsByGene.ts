import { hasBit } from '@trellis/core/dataset';
import type { ResultColumn } from '@trellis/core/result';

/** The cells of analyses by gene: those of gene `g` are numbers `starts[g]` to `starts[g + 1]`, exclusive, in the order of the analyses. */
export interface CellsByGene {
  readonly starts: Uint32Array;
  /** Number of the analysis of each cell. */
  readonly analyses: Uint16Array;
  /** Number of its gene among the targets of that analysis. */
  readonly targets: Uint32Array;
}

/** Finds the shown cells of up to 65,536 analyses. `size` is the number of genes. Takes 6 bytes per cell. */
export function cellsByGene(columns: readonly ResultColumn[], size: number): CellsByGene {
  const starts = new Uint32Array(size + 1);
  for (const { analysis, cells } of columns)
    for (const gene of analysis.targets) if (hasBit(cells, gene)) starts[gene + 1]++;
  for (let gene = 0; gene < size; gene++) starts[gene + 1] += starts[gene];
  const next = starts.slice(0, size);
  const [analyses, targets] = [new Uint16Array(starts[size]), new Uint32Array(starts[size])];
  for (const [number, { analysis, cells }] of columns.entries())
    for (const [target, gene] of analysis.targets.entries()) {
      if (!hasBit(cells, gene)) continue;
      const at = next[gene]++;
      analyses[at] = number;
      targets[at] = target;
    }
  return { starts, analyses, targets };
}
