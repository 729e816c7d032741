import { PairIndices } from './pairIndices.ts';

/** One edge, with its names as stored where they are genes, else as written; genes are -1 for unknown names. */
export interface ReadEdge {
  readonly source: string;
  readonly edge: string | null;
  readonly target: string;
  readonly score: number | null;
  readonly sourceGene: number;
  readonly targetGene: number;
}

/** A side of an edge: a gene, or a name that no gene has, whose gene is -1. */
export interface Side {
  readonly name: string;
  readonly gene: number;
}

/** The edges of a file in their order, in columns: as objects, millions of them would take most of the time of the reading. */
export class EdgeRows implements Iterable<ReadEdge> {
  private count = 0;
  private sources: Int32Array;
  private targets: Int32Array;
  /** The numbers of their names, once there are several. */
  private names: Int32Array | undefined;
  /** NaN where there is none. */
  private scores: Float64Array;
  private readonly sides: Side[] = [];
  /** The numbers of sides, by their genes, or else by their names. */
  private readonly numbers = new Map<number | string, number>();
  private readonly edgeNames: (string | null)[] = [];

  /** `expected`: about how many there are; a column that grows is copied each time. */
  constructor(expected = 0) {
    const capacity = Math.max(256, expected);
    this.sources = new Int32Array(capacity);
    this.targets = new Int32Array(capacity);
    this.scores = new Float64Array(capacity);
  }

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

  /** Adds a side of edges, unless there is one of that name, and returns its number. */
  addSide(side: Side): number {
    const key = side.gene < 0 ? side.name : side.gene;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sides.push(side) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** Adds an edge between two sides, by their numbers. */
  push(source: number, target: number, name: number, score: number): void {
    if (this.count === this.sources.length) this.grow();
    this.sources[this.count] = source;
    this.targets[this.count] = target;
    if (name > 0 || this.names) (this.names ??= new Int32Array(this.sources.length))[this.count] = name;
    this.scores[this.count++] = score;
  }

  /** The indices of the edges with a name, by the numbers of their sides. */
  indicesOf(name: number): PairIndices {
    const indices = new PairIndices();
    for (let i = 0; i < this.count; i++)
      if (this.nameOf(i) === name) indices.add(this.sources[i], this.targets[i], i);
    return indices;
  }

  private nameOf(index: number): number {
    return this.names?.[index] ?? 0;
  }

  /** Gives an edge a score if it is higher than the one it has. */
  raise(index: number, score: number): void {
    if (!(this.scores[index] >= score)) this.scores[index] = score;
  }

  /** The edge at an index, from 0 to the number of edges, exclusive. */
  at(index: number): ReadEdge {
    const [source, target] = [this.sides[this.sources[index]], this.sides[this.targets[index]]];
    return {
      source: source.name,
      edge: this.nameAt(index),
      target: target.name,
      score: this.scoreAt(index),
      sourceGene: source.gene,
      targetGene: target.gene,
    };
  }

  nameAt(index: number): string | null {
    return this.edgeNames[this.nameOf(index)];
  }

  scoreAt(index: number): number | null {
    const score = this.scores[index];
    return Number.isNaN(score) ? null : score;
  }

  /** The number of the source of an edge: edges with the same source have the same one. */
  sourceAt(index: number): number {
    return this.sources[index];
  }

  targetAt(index: number): number {
    return this.targets[index];
  }

  /** Number of different sides. */
  get sideCount(): number {
    return this.sides.length;
  }

  /** The name of a side, by its number. */
  nameOfSide(number: number): string {
    return this.sides[number].name;
  }

  *[Symbol.iterator](): Generator<ReadEdge> {
    for (let i = 0; i < this.count; i++) yield this.at(i);
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
    if (this.names) this.names = longer(this.names, new Int32Array(length));
    this.scores = longer(this.scores, new Float64Array(length));
  }
}
