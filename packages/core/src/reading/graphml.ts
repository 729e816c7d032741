import { valueOf } from '../valueOf.ts';
import type { TextRow } from '../formats/delimited/delimitedText.ts';

const element = /<(key|node|edge)\b([^>]*?)(\/>|>)/g;
const attribute = /([\w.:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Whether a text that starts so is a network in GraphML. */
export const isGraphml = (start: string): boolean =>
  /^<[?!]?\w/.test(start) && start.slice(0, 5000).includes('<graphml');

/**
 * The edges of a network in GraphML as rows below a heading, as Cytoscape, Gephi, igraph, networkx and this site write it: the
 * names of nodes are their attribute `gene`, `name` or `label`, or else their ids; scores are the attribute `weight`, or one with
 * another name of scores. Cost: one pass over the text.
 */
export function graphmlRows(text: string): TextRow[] {
  const keys = new Map<string, string>();
  const nodes = new Map<string, string>();
  const edges: { source: string; target: string; name: string; score: string }[] = [];
  for (const match of text.matchAll(element)) {
    const [whole, kind, written, end] = match;
    const given = attributesOf(written);
    const id = given.get('id') ?? '';
    if (kind === 'key') {
      keys.set(id, (given.get('attr.name') ?? id).toLowerCase());
      continue;
    }
    const data = end === '>' ? dataOf(text, match.index + whole.length, { kind, keys }) : new Map<string, string>();
    if (kind === 'node') nodes.set(id, firstOf(data, ['gene', 'name', 'label', 'v_name']) ?? id);
    else
      edges.push({
        source: given.get('source') ?? '',
        target: given.get('target') ?? '',
        name: firstOf(data, ['interaction', 'shared interaction', 'edge', 'type', 'kind']) ?? '',
        score: firstOf(data, ['weight', 'e_weight', 'score', 'importance', 'confidence']) ?? '',
      });
  }
  const [isNamed, isScored] = [edges.some(({ name }) => name !== ''), edges.some(({ score }) => score !== '')];
  const cells = ({ source, target, name, score }: (typeof edges)[number]): string[] => [
    ...[nodes.get(source) ?? source, ...(isNamed ? [name] : []), nodes.get(target) ?? target],
    ...(isScored ? [score] : []),
  ];
  const heading = cells({ source: 'source', target: 'target', name: 'edge', score: 'score' });
  return [heading, ...edges.map(cells)].map((row, i) => ({ cells: row, line: i + 1 }));
}

const firstOf = (data: ReadonlyMap<string, string>, names: readonly string[]): string | undefined =>
  names.map((name) => data.get(name)).find((value) => value !== undefined && value !== '');

const attributesOf = (written: string): Map<string, string> =>
  new Map(
    Array.from(written.matchAll(attribute), ([, name, double, single]) => [name, plain(double ?? single ?? '')]),
  );

const datum = /<data\b([^>]*)>([^<]*)<\/data>/g;

/** The attributes of a node or an edge, by their names. */
function dataOf(
  text: string,
  from: number,
  { kind, keys }: { readonly kind: string; readonly keys: ReadonlyMap<string, string> },
): Map<string, string> {
  const end = text.indexOf(`</${kind}>`, from);
  const found = new Map<string, string>();
  for (const [, written, value] of text.slice(from, end < 0 ? from : end).matchAll(datum)) {
    const key = attributesOf(written).get('key') ?? '';
    found.set(keys.get(key) ?? key.toLowerCase(), plain(value).trim());
  }
  return found;
}

const plain = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, code?: string, hex?: string, name?: string) => {
        if (name !== undefined) return valueOf(entities, name) ?? whole;
        const value = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code);
        return value <= 0x10ffff ? String.fromCodePoint(value) : whole;
      })
    : text;
