import type { ReadTargets } from './recognized.ts';

/** One row per gene, that with the smallest p-value, in the order of the genes in the file: an object per row takes twice the time. */
export class BestRows {
  private count = 0;
  /** By gene, the number of its row from 1. */
  private readonly rowOf: Int32Array;
  private readonly genes: Uint32Array;
  private readonly log2fc: Float64Array;
  private readonly p: Float64Array;

  /** `genes`: how many genes the edition has. */
  constructor(genes: number) {
    this.rowOf = new Int32Array(genes);
    this.genes = new Uint32Array(genes);
    this.log2fc = new Float64Array(genes);
    this.p = new Float64Array(genes);
  }

  /** Adds a row, and returns whether its gene is new. */
  add(gene: number, log2fc: number, p: number): boolean {
    const known = this.rowOf[gene];
    const row = known > 0 ? known - 1 : this.count;
    if (known > 0 && !(p < this.p[row] || (Number.isNaN(this.p[row]) && !Number.isNaN(p)))) return false;
    this.genes[row] = gene;
    this.log2fc[row] = log2fc;
    this.p[row] = p;
    if (known === 0) this.rowOf[gene] = ++this.count;
    return known === 0;
  }

  targets(): ReadTargets {
    const { genes, log2fc, p, count } = this;
    return { genes: genes.subarray(0, count), log2fc: log2fc.subarray(0, count), p: p.subarray(0, count) };
  }
}

/** Targets that have neither fold changes nor p-values. */
export function withoutValues(genes: readonly number[]): ReadTargets {
  const missing = new Float64Array(genes.length).fill(NaN);
  return { genes: Uint32Array.from(genes), log2fc: missing, p: missing };
}
