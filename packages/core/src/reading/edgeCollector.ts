import { countOf } from '../formats/numbers.ts';
import { EdgeRows } from './edgeRows.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { NameTally } from './nameTally.ts';
import type { Note } from './note.ts';
import type { PairIndices } from './pairIndices.ts';
import { SeenPairs } from './seenPairs.ts';

/** An edge of a file. */
interface GivenEdge {
  readonly source: string;
  readonly edge: string | null;
  readonly target: string;
  /** NaN without one. */
  readonly score: number;
  /** Numbers that are the same for the same names of a file; -1 where they are not known. */
  readonly sourceNumber?: number | undefined;
  readonly targetNumber?: number | undefined;
}

/** Whether a name is a number once the signs around it are gone, `-"1`: a number is never a target. */
const isNumber = (name: string): boolean => name !== '' && Number.isFinite(Number(name));

/** A name without tabs and line feeds, which would be cells of their own where it is written. */
const inOneCell = (name: string): string => (/[\t\n]/.test(name) ? name.replaceAll(/[\t\n]+/g, ' ') : name);

/** The edges with one name. */
interface NamedEdges {
  readonly name: string | null;
  readonly number: number;
  readonly seen: SeenPairs;
  /** The indices of the edges, once one repeats that has a score. */
  indices?: PairIndices;
}

/** Collects different edges in their order; of repeated ones the highest score counts. */
export class EdgeCollector {
  readonly edges: EdgeRows;
  private readonly named = new Map<string | null, NamedEdges>();
  private last: NamedEdges | undefined;
  /** The numbers of the sides that a name means. */
  private readonly sides = new Map<string, readonly number[]>();
  /** The same by the numbers of names: of a name with one side, which can be a target, that number plus 1, else 0. */
  private single = new Int32Array(1024);
  private readonly numericSides = new Set<number>();
  private readonly tally: NameTally;
  private readonly ids: readonly string[];
  private duplicates = 0;
  private negatives = 0;
  private hasScores = false;
  missing = 0;

  /** `expected`: about how many edges there are. */
  constructor(tally: NameTally, { ids }: KnownGenes, expected = 0) {
    this.edges = new EdgeRows(expected);
    this.tally = tally;
    this.ids = ids;
  }

  get hasNegative(): boolean {
    return this.negatives > 0;
  }

  get isScored(): boolean {
    return this.hasScores;
  }

  add({ source, edge, target, score, sourceNumber = -1, targetNumber = -1 }: GivenEdge): void {
    if (score < 0) this.negatives++;
    const named = this.namedEdges(edge);
    const [to, from] = [this.singleOf(target, targetNumber), this.singleOf(source, sourceNumber)];
    if (from >= 0 && to >= 0) this.put(named, from, to, score);
    else this.addEach(named, this.sidesOf(source), this.sidesOf(target), score);
  }

  /**
   * Adds an edge of the same name as the edge before it, between names of the file that each mean one side, by their numbers; false
   * where that is not known yet. Most of millions of edges are added so.
   */
  addKnown(edge: string | null, source: number, target: number, score: number): boolean {
    const { single, last } = this;
    if (last?.name !== edge || source < 0 || target < 0) return false;
    if (source >= single.length || target >= single.length) return false;
    const [from, to] = [single[source], single[target]];
    if (from === 0 || to === 0) return false;
    if (score < 0) this.negatives++;
    this.put(last, from - 1, to - 1, score);
    return true;
  }

  private addEach(named: NamedEdges, sources: readonly number[], targets: readonly number[], score: number): void {
    for (const from of sources)
      for (const to of targets) if (!this.numericSides.has(to)) this.put(named, from, to, score);
  }

  private put(named: NamedEdges, from: number, to: number, score: number): void {
    // A line whose target is a number has no edge, and does not make a network a scored one.
    if (!Number.isNaN(score)) this.hasScores = true;
    if (named.seen.add(from, to)) {
      named.indices?.add(from, to, this.edges.length);
      this.edges.push(from, to, named.number, score);
      return;
    }
    this.duplicates++;
    if (Number.isNaN(score)) return;
    named.indices ??= this.edges.indicesOf(named.number);
    this.edges.raise(named.indices.add(from, to, 0), score);
  }

  private namedEdges(edge: string | null): NamedEdges {
    if (this.last?.name === edge) return this.last;
    let found = this.named.get(edge);
    if (!found)
      this.named.set(edge, (found = { name: edge, number: this.edges.addName(edge), seen: new SeenPairs() }));
    return (this.last = found);
  }

  /** The only side of a name, -1 if it has several or none, or is a number. Looked up by the id of the name where it is known. */
  private singleOf(written: string, number: number): number {
    if (number >= 0 && number < this.single.length && this.single[number] > 0) return this.single[number] - 1;
    const sides = this.sidesOf(written);
    if (sides.length !== 1 || this.numericSides.has(sides[0])) return -1;
    if (number >= 0) this.keepSingle(number, sides[0]);
    return sides[0];
  }

  private keepSingle(number: number, side: number): void {
    if (number >= this.single.length) {
      const more = new Int32Array(2 * number);
      more.set(this.single);
      this.single = more;
    }
    this.single[number] = side + 1;
  }

  private sidesOf(written: string): readonly number[] {
    const known = this.sides.get(written);
    if (known) return known;
    const sides = this.readSides(written);
    this.sides.set(written, sides);
    return sides;
  }

  private readSides(written: string): readonly number[] {
    const read = this.tally.read(written);
    if (read.kind === 'missing') return [];
    if (read.genes.length > 0) return read.genes.map((gene) => this.edges.addSide({ name: this.ids[gene], gene }));
    const side = this.edges.addSide({ name: inOneCell(read.name), gene: -1 });
    if (isNumber(read.name)) this.numericSides.add(side);
    return [side];
  }

  notes(hasScores: boolean): Note[] {
    const notes: Note[] = [];
    if (this.duplicates > 0)
      notes.push({
        code: 'duplicate_edges',
        text: `${countOf(this.duplicates, 'line')} ${this.duplicates === 1 ? 'repeats' : 'repeat'} an edge; it counts once${hasScores ? ', with its highest score' : ''}.`,
      });
    if (this.negatives > 0)
      notes.push({
        code: 'negative_scores',
        text: `${countOf(this.negatives, 'score')} ${this.negatives === 1 ? 'is' : 'are'} negative and rank last. Use absolute values if the sign means repression.`,
      });
    if (hasScores && this.missing > 0)
      notes.push({
        code: 'missing_scores',
        text: `${countOf(this.missing, 'edge')} ${this.missing === 1 ? 'has' : 'have'} no score and rank last.`,
      });
    return notes;
  }
}
