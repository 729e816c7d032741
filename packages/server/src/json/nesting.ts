const [quote, backslash] = ['"', '\\'].map((mark) => mark.charCodeAt(0));
const [openList, closeList, openObject, closeObject] = ['[', ']', '{', '}'].map((mark) => mark.charCodeAt(0));

/** The deepest place of a JSON text: the number of lists and objects that are open there. One pass, and no memory. */
export function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const mark = text.charCodeAt(i);
    if (mark === quote) i = endOfString(text, i);
    else if (mark === openList || mark === openObject) deepest = Math.max(deepest, ++depth);
    else if (mark === closeList || mark === closeObject) depth--;
  }
  return deepest;
}

/** Index of the quote that ends the string that begins at one. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const mark = text.charCodeAt(i);
    if (mark === backslash) i++;
    else if (mark === quote) return i;
  }
  return text.length;
}
