import { isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/** Where a value of a YAML document is: keys and indexes from its top. */
export type YamlPath = readonly (string | number)[];

/** The line of a key or list element, or of the nearest one around it that the text has. */
export function lineAt(document: Document.Parsed, lines: LineCounter, place: YamlPath): number {
  for (let depth = place.length; depth > 0; depth--) {
    const around: unknown = depth === 1 ? document.contents : document.getIn(place.slice(0, depth - 1), true);
    const start = nodeOf(around, place[depth - 1])?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** The key of a map, or the element of a list. */
function nodeOf(around: unknown, key: string | number): Node | undefined {
  if (isMap<Node>(around))
    return around.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))?.key;
  return isSeq<Node>(around) ? around.items[Number(key)] : undefined;
}
