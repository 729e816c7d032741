import { isDate } from './dates.ts';
import { isIdLike, undecorated, withoutSigns } from './decorations.ts';
import { spellings } from './idSchemes.ts';
import type { KnownGenes } from './knownGenes.ts';

/** What a name of a file means. */
export interface ReadName {
  /** As written, without blanks, quotes and brackets around it. */
  readonly name: string;
  /** Gene indices: one, several where the name joins several, none. */
  readonly genes: readonly number[];
  /** `id`: found by an id; `symbol`: by a symbol or an alias. */
  readonly kind: 'id' | 'symbol' | 'ambiguous' | 'unknown' | 'date' | 'missing';
  readonly isTranscript?: true;
  readonly isDecorated?: true;
  /** The id of another annotation. */
  readonly isConverted?: true;
  /** Genes that share the name. */
  readonly candidates?: readonly number[];
  /** Names among joined ones that are not genes. */
  readonly unknown?: readonly string[];
}

interface NameReaderOptions {
  /** Whether the names are those of TFs: an ambiguous symbol then means the one with analyses. */
  readonly tfs?: boolean;
}

const joints = /\/\/\/|\/\/|[/|,;+&]|\s+/;
/** A strand, a bullet or a small number is not a name, also where an alias is called so. */
const canBeName = /\p{L}|^\d{4,}$/u;
/** Longest name from which prefixes and suffixes are taken, in characters; each is searched in all that is left. */
const maxDecorated = 200;
const missing = /^(?:na|n\/a|nan|null|none|-+|\.)?$/i;

const plain = new WeakMap<KnownGenes, boolean>();

/** Whether the id of each gene, as the data set writes it, means that gene and nothing else. Looked at once. */
export function areIdsPlain(genes: KnownGenes): boolean {
  const known = plain.get(genes);
  if (known !== undefined) return known;
  const { ids, names } = genes;
  const found = ids.every((id, i) => {
    if (!canBeName.test(id) || isDate(id)) return false;
    const match = names.find(id);
    return match.kind === 'gene' && match.gene === i && !match.isIsoform;
  });
  plain.set(genes, found);
  return found;
}

/**
 * Reads names as people and programs write them: ids in any case, with the prefixes and suffixes of databases, transcripts and
 * proteins, names in quotes and brackets, several joined ones. Remembers what it has read.
 */
export class NameReader {
  private readonly genes: KnownGenes;
  private readonly isForTfs: boolean;
  private readonly read = new Map<string, ReadName>();

  constructor(genes: KnownGenes, { tfs = false }: NameReaderOptions = {}) {
    this.genes = genes;
    this.isForTfs = tfs;
  }

  /** Whether there are genes to recognize; without any, each name is as good as another. */
  get knowsGenes(): boolean {
    return this.genes.ids.length > 0;
  }

  /** Reads one name, or several joined ones. */
  name(written: string): ReadName {
    const known = this.read.get(written) ?? this.id(written);
    if (known) return known;
    const found = this.find(written);
    this.read.set(written, found);
    return found;
  }

  /** An id as the data set writes it: most names are one, and found again as fast as they would be remembered. */
  private id(written: string): ReadName | undefined {
    const match = this.genes.names.find(written);
    if (match.kind !== 'gene' || this.genes.ids[match.gene] !== written || !areIdsPlain(this.genes)) return undefined;
    return { name: this.genes.ids[match.gene], genes: [match.gene], kind: 'id' };
  }

  private find(written: string): ReadName {
    const trimmed = written.trim();
    const whole = this.one(trimmed, trimmed);
    if (whole) return whole;
    const bare = withoutSigns(trimmed);
    if (missing.test(bare)) return { name: bare, genes: [], kind: 'missing' };
    if (isDate(bare)) return { name: bare, genes: [], kind: 'date' };
    return (
      this.one(bare, bare) ?? this.joined(bare) ?? this.bracketed(bare) ?? { name: bare, genes: [], kind: 'unknown' }
    );
  }

  /** A single name; undefined if no gene has it. */
  private one(text: string, name: string): ReadName | undefined {
    if (!canBeName.test(text) || isDate(text)) return undefined;
    const exact = this.exact(text, name);
    if (exact) return exact;
    if (text.length > maxDecorated) return undefined;
    if (!isIdLike(text)) return this.plainPrefix(text, name);
    for (const core of undecorated(text)) {
      const found = this.exact(core, name) ?? this.exact(withoutSigns(core), name);
      if (found) return { ...found, ...decoration(text, core) };
    }
    for (const { form, id, mark } of spellings) {
      const found = form.test(text) ? this.exact(text.replace(form, id), name) : undefined;
      if (found) return { ...found, [mark]: true };
    }
    return undefined;
  }

  /** `gene:HY5`: a symbol behind a prefix. */
  private plainPrefix(text: string, name: string): ReadName | undefined {
    if (!/[:=]/.test(text)) return undefined;
    for (const core of undecorated(text)) {
      const found = this.exact(core, name);
      if (found) return { ...found, isDecorated: true };
    }
    return undefined;
  }

  private exact(text: string, name: string): ReadName | undefined {
    const { names, ids } = this.genes;
    const match = names.find(text);
    if (match.kind === 'unknown') return undefined;
    if (match.kind === 'ambiguous') return this.ambiguous(name, match.genes);
    const isId = match.isIsoform === true || ids[match.gene].length === text.length;
    if (match.isIsoform) return { name, genes: [match.gene], kind: 'id', isTranscript: true };
    if (isId && ids[match.gene].toUpperCase() === text.toUpperCase())
      return { name, genes: [match.gene], kind: 'id' };
    return isIdLike(text)
      ? { name, genes: [match.gene], kind: 'id', isConverted: true }
      : { name, genes: [match.gene], kind: 'symbol' };
  }

  private ambiguous(name: string, candidates: readonly number[]): ReadName {
    const tfs = this.isForTfs ? candidates.filter((gene) => this.genes.isTf(gene)) : [];
    return { name, genes: tfs.length === 1 ? tfs : [], kind: 'ambiguous', candidates };
  }

  /** `A/B`, `A///B`, `A|symbol`: split when pieces are genes and the whole is not. */
  private joined(text: string): ReadName | undefined {
    if (!joints.test(text)) return undefined;
    const pieces = text
      .split(joints)
      .map(withoutSigns)
      .filter((piece) => piece !== '');
    if (pieces.length < 2) return undefined;
    const read = pieces.map((piece) => this.one(piece, piece));
    const ids = read.filter((one) => one?.kind === 'id');
    const found = read.filter((one) => one !== undefined && one.genes.length > 0);
    const isText = /\s/.test(text) && found.length < pieces.length;
    if (ids.length === 0 && (found.length < pieces.length || found.length === 0)) return undefined;
    if (isText && ids.length === 0) return undefined;
    const used = ids.length > 0 ? ids : found;
    const genes = [...new Set(used.flatMap((one) => one?.genes ?? []))];
    const unknown = pieces.filter((piece, i) => read[i] === undefined && isIdLike(piece) && !isDate(piece));
    return {
      name: text,
      genes,
      kind: ids.length > 0 ? 'id' : 'symbol',
      ...(used.some((one) => one?.isTranscript) && { isTranscript: true as const }),
      ...(used.some((one) => one?.isDecorated) && { isDecorated: true as const }),
      ...(unknown.length > 0 && /[/|,;+&]/.test(text) && { unknown }),
    };
  }

  /** `AT1G01010 (NAC001)`, `NAC001(AT1G01010)`, `ANAC001_AT1G01010`: an id with other words around it. */
  private bracketed(text: string): ReadName | undefined {
    const pieces = text
      .split(/[\s()[\]{}<>:=?&/#]+|_(?=[A-Za-z]{2,}\d)/)
      .filter((piece) => piece !== '' && isIdLike(piece));
    if (pieces.length === 0 || pieces.length > 4) return undefined;
    const read = pieces.map((piece) => this.one(withoutSigns(piece), piece));
    const ids = read.filter((one) => one?.kind === 'id' && !one.isConverted);
    const genes = [...new Set(ids.flatMap((one) => one?.genes ?? []))];
    if (genes.length === 0) return undefined;
    const isTranscript = ids.some((one) => one?.isTranscript);
    return { name: text, genes, kind: 'id', isDecorated: true, ...(isTranscript && { isTranscript: true as const }) };
  }
}

/** What was taken off an id: a number of a transcript, something else, or both. */
function decoration(text: string, core: string): Pick<ReadName, 'isTranscript' | 'isDecorated'> {
  const at = text.toUpperCase().indexOf(core.toUpperCase());
  const after = text.slice(at + core.length);
  const isTranscript =
    /^[-.]\d{1,3}(?![\d.])|^_[tp]\d|^\.t\d|^\.p|transcript|mrna|rna/i.test(after) ||
    /^(?:transcript|mrna|rna)/i.test(text);
  const isDecorated = at > 0 || /[a-z]{3}/i.test(after);
  return { ...(isTranscript && { isTranscript: true as const }), ...(isDecorated && { isDecorated: true as const }) };
}
