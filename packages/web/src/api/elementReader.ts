import type { NetworkElements } from '@trellis/contract';

/** Parses a JSON array of objects in pieces, so that the page stays responsive. */
export class ElementReader {
  private rest = '';
  private depth = 0;
  private inText = false;
  private escaped = false;
  /** Number of characters of the rest that are scanned. */
  private scanned = 0;

  /** Takes the next piece of the text; returns the elements that it completes. Throws when they are not JSON. */
  push(piece: string): NetworkElements {
    this.rest += piece;
    const end = this.endOfLastElement();
    if (end === 0) return [];
    const start = this.rest.search(/[{]/);
    const elements: NetworkElements = JSON.parse(`[${this.rest.slice(start, end)}]`);
    this.rest = this.rest.slice(end);
    this.scanned -= end;
    return elements;
  }

  /** To be called at the end of the text. Throws when the array is incomplete. */
  end(): void {
    if (this.depth !== 0 || !/^\s*\[?\s*\]\s*$/.test(this.rest)) throw new Error('The network arrived incomplete.');
  }

  /** End of the last complete element; 0 without one. */
  private endOfLastElement(): number {
    const { rest } = this;
    let end = 0;
    for (let i = this.scanned; i < rest.length; i++) {
      const code = rest.charCodeAt(i);
      if (this.inText) {
        if (this.escaped) this.escaped = false;
        else if (code === 92) this.escaped = true;
        else if (code === 34) this.inText = false;
      } else if (code === 34) this.inText = true;
      else if (code === 123) this.depth++;
      else if (code === 125 && --this.depth === 0) end = i + 1;
    }
    this.scanned = rest.length;
    return end;
  }
}
