import { asciiBytes, CellTexts } from './cellTexts.ts';
import type { FileText } from './fileText.ts';

/** Size from which lines that repeat have ids, in characters. */
const minLength = 500_000;
const feed = 10;

/** The lines of a text, one after the other. */
export class TextLines {
  private readonly content: FileText;
  private readonly bytes: Uint8Array | undefined;
  private readonly texts: CellTexts | undefined;
  private start = 0;
  private end = -1;
  /** Counted from 1. */
  line = 0;
  /** The same for lines that are the same; -1 where it is not known. */
  id = -1;

  constructor(content: FileText) {
    this.content = content;
    this.bytes = content.length < minLength ? undefined : asciiBytes(content);
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
      let at = start;
      while (bytes[at] !== feed) at++;
      this.end = at;
      this.id = texts.idOf(start, at);
    } else {
      this.end = content.endOfLine(start);
    }
    return true;
  }

  get text(): string {
    if (this.texts && this.id >= 0) return this.texts.textOf(this.id);
    return this.content.slice(this.start, this.end);
  }
}
