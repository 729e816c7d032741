import { countOf } from '../formats/numbers.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { NameTally } from './nameTally.ts';
import type { Note } from './note.ts';
import type { ReadEdge } from './recognized.ts';

interface GivenEdge {
  readonly source: string;
  readonly edge: string | null;
  readonly target: string;
  readonly score: number | null;
}

/** A side of an edge: one or more genes, or a name that no gene has. */
interface Side {
  readonly name: string;
  readonly gene: number;
  /** Number of the name among those of the file. */
  readonly number: number;
}

/** More names than a file can have. */
const maxNames = 2 ** 26;

/** Collects different edges in their order; of repeated ones the highest score counts. */
export class EdgeCollector {
  private readonly found: ReadEdge[] = [];
  private readonly places = new Map<string | null, Map<number, number>>();
  private last: { readonly edge: string | null; readonly places: Map<number, number> } | undefined;
  private readonly numbers = new Map<string, number>();
  private readonly sides = new Map<string, readonly Side[]>();
  private readonly tally: NameTally;
  private readonly ids: readonly string[];
  private duplicates = 0;
  private negatives = 0;
  private scores = 0;
  missing = 0;

  constructor(tally: NameTally, { ids }: KnownGenes) {
    this.tally = tally;
    this.ids = ids;
  }

  get edges(): readonly ReadEdge[] {
    return this.found;
  }

  get isScored(): boolean {
    return this.scores > 0;
  }

  add({ source, edge, target, score }: GivenEdge): void {
    if (score !== null) {
      this.scores++;
      if (score < 0) this.negatives++;
    }
    for (const from of this.sidesOf(source))
      for (const to of this.sidesOf(target)) this.put(from, to, { edge, score });
  }

  private put(from: Side, to: Side, { edge, score }: Pick<GivenEdge, 'edge' | 'score'>): void {
    const places = this.placesOf(edge);
    const key = from.number * maxNames + to.number;
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, this.found.length);
      this.found.push({
        source: from.name,
        edge,
        target: to.name,
        score,
        sourceGene: from.gene,
        targetGene: to.gene,
      });
      return;
    }
    this.duplicates++;
    const known = this.found[place];
    if (score !== null && (known.score === null || score > known.score)) this.found[place] = { ...known, score };
  }

  /** Places of edges with one name; a number is a key that costs less than a text. */
  private placesOf(edge: string | null): Map<number, number> {
    if (this.last?.edge === edge) return this.last.places;
    const places = this.places.get(edge) ?? new Map<number, number>();
    this.places.set(edge, places);
    this.last = { edge, places };
    return places;
  }

  private sidesOf(written: string): readonly Side[] {
    const known = this.sides.get(written);
    if (known) return known;
    const read = this.tally.read(written);
    const sides =
      read.kind === 'missing'
        ? []
        : read.genes.length > 0
          ? read.genes.map((gene) => this.side(this.ids[gene], gene))
          : [this.side(read.name, -1)];
    this.sides.set(written, sides);
    return sides;
  }

  private side(name: string, gene: number): Side {
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    return { name, gene, number };
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
