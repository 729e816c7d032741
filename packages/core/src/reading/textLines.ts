import { asciiBytes, CellTexts, emptyHash, hashed } from './cellTexts.ts';

/** Size from which lines that repeat have numbers, in characters. */
const minLength = 500_000;
const feed = 10;

/** The lines of a text, one after the other. */
export class TextLines {
  private readonly content: string;
  private readonly bytes: Uint8Array | undefined;
  private readonly texts: CellTexts | undefined;
  private start = 0;
  private end = -1;
  /** Counted from 1. */
  line = 0;
  /** The same for lines that are the same; -1 where it is not known. */
  number = -1;

  /** `ascii` are the bytes, where they are known to be ASCII. */
  constructor(content: string, ascii?: Uint8Array) {
    this.content = content;
    this.bytes = content.length < minLength ? undefined : asciiBytes(content, ascii);
    this.texts = this.bytes && new CellTexts(this.bytes, content);
  }

  /** Goes to the next line; false behind the last one. */
  next(): boolean {
    const { content, bytes, texts } = this;
    const start = this.end + 1;
    if (start >= content.length) return false;
    this.start = start;
    this.line++;
    if (bytes && texts) {
      let [at, hash] = [start, emptyHash];
      for (let byte = bytes[at]; byte !== feed; byte = bytes[++at]) hash = hashed(hash, byte);
      this.end = at;
      this.number = texts.numberOf(start, at, hash);
    } else {
      const at = content.indexOf('\n', start);
      this.end = at < 0 ? content.length : at;
    }
    return true;
  }

  get text(): string {
    if (this.texts && this.number >= 0) return this.texts.textOf(this.number);
    return this.content.slice(this.start, this.end);
  }
}
