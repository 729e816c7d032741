import { isCommit, isDoi, isPmid, isSha256, isWebAddress, sidecarKeys, type Sidecar } from '@trellis/core/dataset';
import { isDeepYaml } from '@trellis/core/formats';
import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLError,
} from 'yaml';
import { isName } from '../contents/names.ts';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { readText } from './readText.ts';

type Key = (typeof sidecarKeys)[number];

/** Why a value cannot be that of its key. */
const faults: Readonly<Partial<Record<Key, (value: string) => string | undefined>>> = {
  doi: (value) => (isDoi(value) ? undefined : 'is not a DOI; expected a text like 10.1016/j.cell.2016.04.038'),
  pmid: (value) => (isPmid(value) ? undefined : 'is not a PubMed id; expected 4 to 9 digits'),
  url: (value) => (isWebAddress(value) ? undefined : 'is not a web address; expected https://...'),
  commit: (value) => (isCommit(value) ? undefined : 'is not a commit; expected 40 digits of 0-9 and a-f'),
  sha256: (value) => (isSha256(value) ? undefined : 'is not a SHA-256; expected 64 digits of 0-9 and a-f'),
};

/** Reads a sidecar: a YAML file with some of the keys of `Sidecar`, each with one text. */
export async function readSidecar(file: SourceFile): Promise<Sidecar> {
  const written = await readText(file);
  if (isDeepYaml(written)) throw badFile(file, undefined, 'nested too deep; expected lines of "key: text"');
  const lines = new LineCounter();
  const document = parseDocument(written, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
  });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw badFile(file, lineAt(problem.pos[0]), sentenceOf(problem));
  const values = new Map<Key, string>();
  for (const pair of pairsOf(document, file)) {
    const line = lineAt(pair.key.range?.[0] ?? 0);
    const key = keyOf(pair, file, line);
    values.set(key, textOf(pair, { key, file, line }));
  }
  if (values.size === 0) throw badFile(file, undefined, `empty; expected some of ${sidecarKeys.join(', ')}`);
  const text = (key: Key): string => values.get(key) ?? '';
  return {
    description: text('description'),
    source: text('source'),
    doi: text('doi'),
    pmid: text('pmid'),
    url: text('url'),
    license: text('license'),
    commit: text('commit'),
    sha256: text('sha256'),
    recipe: text('recipe'),
  };
}

const sentenceOf = ({ code, message }: YAMLError): string =>
  code === 'MULTIPLE_DOCS' ? 'a second YAML document; expected one' : message.split('\n')[0];

function pairsOf({ contents }: Document.Parsed, file: SourceFile): readonly Pair<Node, Node | null>[] {
  if (contents === null) return [];
  if (!isMap<Node, Node | null>(contents)) throw badFile(file, 1, 'expected lines of "key: text"');
  return contents.items;
}

function keyOf({ key }: Pair<Node, Node | null>, file: SourceFile, line: number): Key {
  const name = isScalar(key) ? String(key.value) : '';
  const known = sidecarKeys.find((one) => one === name);
  if (!known) {
    throw badFile(file, line, `the key ${quoteText(name)} is unknown; expected one of ${sidecarKeys.join(', ')}`);
  }
  return known;
}

/** The text of a value in one line, without blanks around it. */
function textOf(
  { value }: Pair<Node, Node | null>,
  { key, file, line }: { readonly key: Key; readonly file: SourceFile; readonly line: number },
): string {
  if (value !== null && !isScalar(value)) throw badFile(file, line, `the value of ${key} is not a text`);
  const text = String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!isName(text)) throw badFile(file, line, `the value of ${key} is not a text of one line`);
  const fault = Object.hasOwn(faults, key) ? faults[key]?.(text) : undefined;
  if (fault) throw badFile(file, line, `${quoteText(text)} ${fault}`);
  return text;
}
