import type { MotifColumn } from '@trellis/core/dataset';

/** Collects the hits of one motif in one region. */
export class HitColumn {
  private genes = new Uint32Array(16);
  private counts = new Uint32Array(16);
  private length = 0;
  private isRising = true;
  private readonly region: string;
  private readonly motif: string;

  constructor(region: string, motif: string) {
    this.region = region;
    this.motif = motif;
  }

  add(gene: number, count: number): void {
    if (this.length === this.genes.length) this.grow();
    if (this.length > 0 && gene <= this.genes[this.length - 1]) this.isRising = false;
    this.genes[this.length] = gene;
    this.counts[this.length++] = count;
  }

  private grow(): void {
    const [genes, counts] = [this.genes, this.counts];
    this.genes = new Uint32Array(2 * genes.length);
    this.counts = new Uint32Array(2 * counts.length);
    this.genes.set(genes);
    this.counts.set(counts);
  }

  /** The column with ascending genes and the summed counts of each. */
  finish(): MotifColumn {
    const { region, motif, length } = this;
    if (this.isRising)
      return { region, motif, genes: this.genes.slice(0, length), counts: this.counts.slice(0, length) };
    const hits = new Map<number, number>();
    for (let i = 0; i < length; i++) hits.set(this.genes[i], (hits.get(this.genes[i]) ?? 0) + this.counts[i]);
    const genes = Uint32Array.from(hits.keys()).sort();
    return { region, motif, genes, counts: genes.map((gene) => hits.get(gene) ?? 0) };
  }
}
