import { countOf, formatCount } from '../formats/numbers.ts';
import { schemeOf } from './idSchemes.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { NameReader, ReadName } from './nameReader.ts';
import { someNames, type Note } from './note.ts';

/** Counts what the names of a file are while they are read. */
export class NameTally {
  /** By gene, 1 if its id was read, and the number of these. */
  private readonly seenIds: Uint8Array;
  private idCount = 0;
  /** The other different names, in upper case. */
  private readonly others = new Set<string>();
  /** Of the different names those that something is said of: all but plain ids and symbols. */
  private readonly noted: ReadName[] = [];
  private readonly numbered: (ReadName | undefined)[] = [];
  /** By the numbers of names, the gene of a name that means one, plus 1: a search in objects would wait for the memory. */
  private geneOf = new Int32Array(1024);
  private last: ReadName | undefined;
  private readonly reader: NameReader;
  private readonly genes: KnownGenes;
  /** Whether any name is that of a gene. */
  hasGenes = false;

  constructor(reader: NameReader, genes: KnownGenes) {
    this.reader = reader;
    this.genes = genes;
    this.seenIds = new Uint8Array(genes.ids.length);
  }

  /** Whether there are genes to recognize. */
  get knowsGenes(): boolean {
    return this.reader.knowsGenes;
  }

  /** Reads a name and remembers it. Names of a file with the same `number` are the same. */
  read(written: string, number = -1): ReadName {
    const known = number < 0 ? undefined : this.numbered[number];
    if (known) return known;
    const read = this.reader.name(written);
    if (number >= 0) this.keep(number, read);
    if (read !== this.last) this.remember(read);
    this.last = read;
    return read;
  }

  /** Remembers a gene whose id was read, written as the data set does. */
  readId(gene: number): void {
    if (this.seenIds[gene] === 1) return;
    this.seenIds[gene] = 1;
    this.idCount++;
    this.hasGenes = true;
  }

  /** The gene of a name that was read, by its number; -1 where it is another name, one of several genes, or was not read. */
  geneAt(number: number): number {
    return number >= 0 && number < this.geneOf.length ? this.geneOf[number] - 1 : -1;
  }

  private keep(number: number, read: ReadName): void {
    this.numbered[number] = read;
    if (read.genes.length !== 1) return;
    if (number >= this.geneOf.length) {
      const more = new Int32Array(2 * number);
      more.set(this.geneOf);
      this.geneOf = more;
    }
    this.geneOf[number] = read.genes[0] + 1;
  }

  private remember(read: ReadName): void {
    const { name, kind, genes } = read;
    if (kind === 'missing') return;
    if (!this.isNew(name, genes)) return;
    if (genes.length > 0 || kind === 'ambiguous') this.hasGenes = true;
    if (!isPlain(read)) this.noted.push(read);
  }

  /** Whether a name was not read before, in whatever case; from now on it was. Most are ids, which need no text to be told. */
  private isNew(name: string, genes: readonly number[]): boolean {
    const gene = genes.length === 1 ? genes[0] : -1;
    const id = gene < 0 ? undefined : this.genes.ids[gene];
    if (id === undefined || (id !== name && id.toUpperCase() !== name.toUpperCase())) {
      const { size } = this.others;
      return this.others.add(name.toUpperCase()).size > size;
    }
    if (this.seenIds[gene] === 1) return false;
    this.seenIds[gene] = 1;
    this.idCount++;
    return true;
  }

  /** Reads a name without remembering it. */
  peek(written: string): ReadName {
    return this.reader.name(written);
  }

  private of(holds: (read: ReadName) => boolean | undefined): ReadName[] {
    return this.noted.filter((read) => holds(read));
  }

  /** Number of different names, ignoring case. */
  get given(): number {
    return this.idCount + this.others.size;
  }

  /** Unknown names and dates, as written, each once whatever its case. */
  get unknown(): string[] {
    const found = new Map<string, string>();
    for (const { kind, name, unknown = [] } of this.noted)
      for (const one of kind === 'unknown' || kind === 'date' ? [name, ...unknown] : unknown) {
        const key = one.toUpperCase();
        if (!found.has(key)) found.set(key, one);
      }
    return [...found.values()];
  }

  get transcripts(): string[] {
    return this.of(({ isTranscript }) => isTranscript).map(({ name }) => name);
  }

  get ambiguous(): { name: string; genes: readonly number[] }[] {
    return this.of(({ kind, genes }) => kind === 'ambiguous' && genes.length === 0).map(
      ({ name, candidates = [] }) => ({
        name,
        genes: candidates,
      }),
    );
  }

  notes(): Note[] {
    const notes: Note[] = [];
    const addNote = (
      code: string,
      reads: readonly ReadName[],
      text: (names: string, count: number) => string,
    ): void => {
      if (reads.length > 0) notes.push({ code, text: text(someNames(reads.map(({ name }) => name)), reads.length) });
    };
    addNote(
      'dates',
      this.of(({ kind }) => kind === 'date'),
      (names, count) =>
        `${countOf(count, 'name')} ${count === 1 ? 'looks like a date' : 'look like dates'} (${names}): spreadsheets turn SEP3 into 3-Sep. They are left out.`,
    );
    addNote(
      'transcripts',
      this.of(({ isTranscript }) => isTranscript),
      (names, count) =>
        `${countOf(count, 'id')} of transcripts or proteins ${count === 1 ? 'is' : 'are'} read as the gene: ${names}.`,
    );
    addNote(
      'decorated_ids',
      this.of(({ isDecorated }) => isDecorated),
      (names, count) =>
        `${countOf(count, 'id')} with a prefix or suffix ${count === 1 ? 'is' : 'are'} read without it: ${names}.`,
    );
    addNote(
      'converted_ids',
      this.of(({ isConverted }) => isConverted),
      (names, count) =>
        `${countOf(count, 'id')} of another annotation ${count === 1 ? 'is' : 'are'} read as the gene of this one: ${names}.`,
    );
    const several = this.of(({ kind }) => kind === 'ambiguous');
    const chosen = several.filter(({ genes }) => genes.length > 0);
    addNote(
      'ambiguous_names',
      chosen,
      (names, count) =>
        `${countOf(count, 'name')} of several genes ${count === 1 ? 'means' : 'mean'} the one that is a TF with analyses: ${names}.`,
    );
    addNote(
      'ambiguous_names',
      several.filter(({ genes }) => genes.length === 0),
      (names, count) =>
        `${countOf(count, 'name')} of several genes ${count === 1 ? 'is' : 'are'} left out: ${names}. Write the id of the gene instead.`,
    );
    return notes;
  }

  /** The sentence about names of which none is a gene. */
  noKnownGenes(file: string): string {
    const names = this.unknown;
    const example = names.at(0) ?? '';
    const ids = this.genes.ids;
    const form = ids.length ? ` Ids look like ${ids[Math.floor(ids.length / 2)]} here.` : '';
    const other = schemeOf(example);
    const count = names.length === 1 ? 'The name' : `None of the ${formatCount(names.length)} names`;
    const verb = names.length === 1 ? 'is not' : 'is';
    const said = other ? ` They have the form of ${other}.` : '';
    return `${count} in ${file} ${verb} a gene of this edition, for example "${example.slice(0, 40)}".${said}${form}`;
  }
}

/** Whether a name is an id or a symbol as it is. */
const isPlain = ({ kind, isTranscript, isDecorated, isConverted, unknown }: ReadName): boolean =>
  (kind === 'id' || kind === 'symbol') && !isTranscript && !isDecorated && !isConverted && !unknown;
