import { PairPlaces } from './pairPlaces.ts';

/** One edge, with its names as stored where they are genes, else as written; genes are -1 for unknown names. */
export interface ReadEdge {
  readonly source: string;
  readonly edge: string | null;
  readonly target: string;
  readonly score: number | null;
  readonly sourceGene: number;
  readonly targetGene: number;
}

/** A side of an edge: a gene, or a name that no gene has. */
export interface Side {
  readonly name: string;
  readonly gene: number;
  /** Number of the name among those of the file. */
  readonly number: number;
}

/** The edges of a file in their order, in columns: as objects, millions of them would take most of the time of the reading. */
export class EdgeRows implements Iterable<ReadEdge> {
  private count = 0;
  private sources = new Int32Array(256);
  private targets = new Int32Array(256);
  private names = new Int32Array(256);
  /** NaN where there is none. */
  private scores = new Float64Array(256);
  private readonly sides: Side[] = [];
  private readonly edgeNames: (string | null)[] = [];

  get length(): number {
    return this.count;
  }

  /** Number of different sources. */
  get sourceCount(): number {
    return new Set(this.sources.subarray(0, this.count)).size;
  }

  /** Adds a name of edges and returns its number. */
  addName(name: string | null): number {
    return this.edgeNames.push(name) - 1;
  }

  push(source: Side, target: Side, { name, score }: { readonly name: number; readonly score: number | null }): void {
    if (this.count === this.sources.length) this.grow();
    this.sides[source.number] ??= source;
    this.sides[target.number] ??= target;
    this.sources[this.count] = source.number;
    this.targets[this.count] = target.number;
    this.names[this.count] = name;
    this.scores[this.count++] = score ?? NaN;
  }

  /** The places of the edges with a name, by the numbers of their sides. */
  placesOf(name: number): PairPlaces {
    const places = new PairPlaces();
    for (let i = 0; i < this.count; i++) if (this.names[i] === name) places.add(this.sources[i], this.targets[i], i);
    return places;
  }

  /** Gives an edge a score if it is higher than the one it has. */
  raise(index: number, score: number): void {
    if (!(this.scores[index] >= score)) this.scores[index] = score;
  }

  /** The edge at an index, from the end with a negative one. */
  at(index: number): ReadEdge | undefined {
    const i = index < 0 ? this.count + index : index;
    if (i < 0 || i >= this.count) return undefined;
    const [source, target] = [this.sides[this.sources[i]], this.sides[this.targets[i]]];
    const score = this.scores[i];
    return {
      source: source.name,
      edge: this.edgeNames[this.names[i]],
      target: target.name,
      score: Number.isNaN(score) ? null : score,
      sourceGene: source.gene,
      targetGene: target.gene,
    };
  }

  *[Symbol.iterator](): Generator<ReadEdge> {
    for (let i = 0; i < this.count; i++) {
      const edge = this.at(i);
      if (edge) yield edge;
    }
  }

  map<T>(make: (edge: ReadEdge) => T): T[] {
    return Array.from(this, make);
  }

  /** The first edges. */
  first(count: number): ReadEdge[] {
    const found: ReadEdge[] = [];
    for (const edge of this) {
      if (found.length === count) break;
      found.push(edge);
    }
    return found;
  }

  private grow(): void {
    const longer = <T extends Int32Array | Float64Array>(values: T, more: T): T => {
      more.set(values);
      return more;
    };
    const length = this.sources.length * 2;
    this.sources = longer(this.sources, new Int32Array(length));
    this.targets = longer(this.targets, new Int32Array(length));
    this.names = longer(this.names, new Int32Array(length));
    this.scores = longer(this.scores, new Float64Array(length));
  }
}
