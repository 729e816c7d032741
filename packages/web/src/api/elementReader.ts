import type { NetworkElements } from '@trellis/contract';

/** Reads a JSON array of objects piece by piece, so that no piece of work holds up the page. */
export class ElementReader {
  private rest = '';
  private depth = 0;
  private inText = false;
  private escaped = false;
  /** How far the rest has been looked at. */
  private seen = 0;

  /** Takes the next piece of the text; returns the elements that it completes. Throws when they are no JSON. */
  push(piece: string): NetworkElements {
    this.rest += piece;
    const end = this.endOfLastElement();
    if (end === 0) return [];
    const start = this.rest.search(/[{]/);
    const elements = JSON.parse(`[${this.rest.slice(start, end)}]`) as NetworkElements;
    this.rest = this.rest.slice(end);
    this.seen -= end;
    return elements;
  }

  /** Call it at the end of the text. Throws when the text is not a whole array. */
  end(): void {
    if (this.depth !== 0 || !/^\s*\[?\s*\]\s*$/.test(this.rest)) throw new Error('The network arrived incomplete.');
  }

  /** Index behind the last element that is complete; 0 when none is. */
  private endOfLastElement(): number {
    const { rest } = this;
    let end = 0;
    for (let i = this.seen; i < rest.length; i++) {
      const code = rest.charCodeAt(i);
      if (this.inText) {
        if (this.escaped) this.escaped = false;
        else if (code === 92) this.escaped = true;
        else if (code === 34) this.inText = false;
      } else if (code === 34) this.inText = true;
      else if (code === 123) this.depth++;
      else if (code === 125 && --this.depth === 0) end = i + 1;
    }
    this.seen = rest.length;
    return end;
  }
}
