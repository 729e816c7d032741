const [quote, backslash, comma] = ['"', '\\', ','].map((mark) => mark.charCodeAt(0));
const [openList, closeList, openObject, closeObject] = ['[', ']', '{', '}'].map((mark) => mark.charCodeAt(0));

/** What parsing a JSON text costs, without parsing it. */
interface JsonShape {
  /** The deepest place: the number of lists and objects that are open there. */
  readonly depth: number;
  /** About the number of its values: commas, lists and objects. */
  readonly values: number;
}

/** The shape of a JSON text, or of its beginning up to the place where it is larger than `limit`. One pass, and no memory. */
export function shapeOf(text: string, limit: JsonShape = { depth: Infinity, values: Infinity }): JsonShape {
  let [open, depth, values] = [0, 0, 1];
  for (let i = 0; i < text.length && depth <= limit.depth && values <= limit.values; i++) {
    const mark = text.charCodeAt(i);
    if (mark === quote) i = endOfString(text, i);
    else if (mark === comma) values++;
    else if (mark === openList || mark === openObject) {
      values++;
      depth = Math.max(depth, ++open);
    } else if (mark === closeList || mark === closeObject) open--;
  }
  return { depth, values };
}

/** The deepest place of a JSON text. */
export const nestingOf = (text: string): number => shapeOf(text).depth;

/** Index of the quote that ends the string that begins at one. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const mark = text.charCodeAt(i);
    if (mark === backslash) i++;
    else if (mark === quote) return i;
  }
  return text.length;
}
