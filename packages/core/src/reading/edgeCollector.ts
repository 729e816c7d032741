import { countOf } from '../formats/numbers.ts';
import { EdgeRows, type Side } from './edgeRows.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { NameTally } from './nameTally.ts';
import type { Note } from './note.ts';
import type { PairPlaces } from './pairPlaces.ts';
import { SeenPairs } from './seenPairs.ts';

interface GivenEdge {
  readonly source: string;
  readonly edge: string | null;
  readonly target: string;
  readonly score: number | null;
  /** Numbers that are the same for the same names of a file; -1 where they are not known. */
  readonly sourceNumber?: number | undefined;
  readonly targetNumber?: number | undefined;
}

/** Whether a name is a number once the signs around it are gone, `-"1`: a number is never a target. */
const isNumber = ({ gene, name }: Side): boolean => gene < 0 && name !== '' && Number.isFinite(Number(name));

/** A name without tabs and line feeds, which would be cells of their own where it is written. */
const inOneCell = (name: string): string => (/[\t\n]/.test(name) ? name.replaceAll(/[\t\n]+/g, ' ') : name);

/** The edges with one name. */
interface NamedEdges {
  readonly name: string | null;
  readonly number: number;
  readonly seen: SeenPairs;
  /** The places of the edges, once one repeats that has a score. */
  places?: PairPlaces;
}

/** Collects different edges in their order; of repeated ones the highest score counts. */
export class EdgeCollector {
  readonly edges = new EdgeRows();
  private readonly named = new Map<string | null, NamedEdges>();
  private last: NamedEdges | undefined;
  private readonly numbers = new Map<string, number>();
  private readonly sides = new Map<string, readonly Side[]>();
  /** The same by the numbers of names. */
  private readonly numbered: (readonly Side[] | undefined)[] = [];
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

  get hasNegative(): boolean {
    return this.negatives > 0;
  }

  get isScored(): boolean {
    return this.scores > 0;
  }

  add({ source, edge, target, score, sourceNumber, targetNumber }: GivenEdge): void {
    if (score !== null) {
      this.scores++;
      if (score < 0) this.negatives++;
    }
    const named = this.namedEdges(edge);
    const targets = this.sidesOf(target, targetNumber);
    for (const from of this.sidesOf(source, sourceNumber))
      for (const to of targets) if (!isNumber(to)) this.put(named, [from, to], score);
  }

  private put(named: NamedEdges, [from, to]: readonly [Side, Side], score: number | null): void {
    if (named.seen.add(from.number, to.number)) {
      named.places?.add(from.number, to.number, this.edges.length);
      this.edges.push(from, to, { name: named.number, score });
      return;
    }
    this.duplicates++;
    if (score === null) return;
    named.places ??= this.edges.placesOf(named.number);
    this.edges.raise(named.places.add(from.number, to.number, 0), score);
  }

  private namedEdges(edge: string | null): NamedEdges {
    if (this.last?.name === edge) return this.last;
    let found = this.named.get(edge);
    if (!found)
      this.named.set(edge, (found = { name: edge, number: this.edges.addName(edge), seen: new SeenPairs() }));
    return (this.last = found);
  }

  private sidesOf(written: string, number = -1): readonly Side[] {
    const known = number < 0 ? this.sides.get(written) : this.numbered[number];
    if (known) return known;
    const sides = this.readSides(written);
    if (number < 0) this.sides.set(written, sides);
    else this.numbered[number] = sides;
    return sides;
  }

  private readSides(written: string): readonly Side[] {
    const read = this.tally.read(written);
    if (read.kind === 'missing') return [];
    if (read.genes.length === 0) return [this.side(inOneCell(read.name), -1)];
    return read.genes.map((gene) => this.side(this.ids[gene], gene));
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
