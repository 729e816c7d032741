import { signsIn, type Sign } from './signsIn.ts';

const feed = 10;

const decoder = new TextDecoder();

/** Size from which the string of a whole text takes longer than those of its parts that are asked for, in bytes. */
const minLarge = 8 * 2 ** 20;

/** Characters from which it is told what a text is. */
const startLength = 20_000;

/**
 * The text of a file. Of a large text in ASCII the bytes serve, and the string of all of it is made when a reader asks for it: for
 * 50 MB that takes as long as a third of the reading, most of it for new memory.
 */
export class FileText {
  /** The bytes, where all characters are known to be ASCII. */
  readonly ascii: Uint8Array | undefined;
  private readonly signs: ReadonlySet<Sign> | undefined;
  private string: string | undefined;

  constructor(content: string | { readonly ascii: Uint8Array; readonly signs: ReadonlySet<Sign> }) {
    if (typeof content === 'string') this.string = content;
    else [this.ascii, this.signs] = [content.ascii, content.signs];
  }

  /** The text of bytes in ASCII; undefined for others. */
  static ofAscii(ascii: Uint8Array): FileText | undefined {
    const signs = signsIn(ascii);
    return signs && new FileText({ ascii, signs });
  }

  /** The whole text as a string. */
  get all(): string {
    return (this.string ??= decoder.decode(this.ascii));
  }

  get length(): number {
    return this.ascii?.length ?? this.all.length;
  }

  /** The first characters without blanks before them. */
  get start(): string {
    return this.slice(0, startLength).trimStart() || this.all.trimStart().slice(0, startLength);
  }

  get isBlank(): boolean {
    return this.start === '';
  }

  slice(from: number, to: number): string {
    if (!this.ascii || this.string !== undefined || this.ascii.length < minLarge) return this.all.slice(from, to);
    return decoder.decode(this.ascii.subarray(from, to));
  }

  codeAt(at: number): number {
    return this.ascii ? this.ascii[at] : this.all.charCodeAt(at);
  }

  /** Whether a sign is in the text that says how to read it. */
  has(sign: Sign): boolean {
    return this.signs?.has(sign) ?? this.all.includes(sign);
  }

  /** Where a line ends: at its line feed, or at the end of the text. */
  endOfLine(start: number): number {
    const next = this.ascii ? this.ascii.indexOf(feed, start) : this.all.indexOf('\n', start);
    return next < 0 ? this.length : next;
  }
}
