import { valueOf } from '../valueOf.ts';
import type { Reference } from '../views/references.ts';
import type { Source, SourcePart, SourcesView } from '../views/sources.ts';
import { licenseSentence } from './license.ts';

/** A publication with what else is known about it, as `Source` has. */
export interface CitedReference extends Reference {
  readonly url?: string;
  readonly licenses?: readonly string[];
  readonly parts?: readonly SourcePart[];
}

/** Address of a publication; '' when only its citation is known. */
export const referenceAddress = ({ doi, pmid, url = '' }: CitedReference): string =>
  doi ? `https://doi.org/${encodeURI(doi)}` : pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : url;

/** Writes ascending ids, with runs of three or more as ranges: `1, 3-7`. */
export function rangesOf(ids: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else runs.push([id, id]);
  }
  const textOf = ([from, to]: [number, number]) => {
    if (from === to) return String(from);
    return to === from + 1 ? `${from}, ${to}` : `${from}-${to}`;
  };
  return runs.map(textOf).join(', ');
}

/** Writes sources as text: a numbered paragraph each, with address, analyses, license, commit and recipe. */
export function writeReferences({ sources, without }: Omit<SourcesView, 'parts'>): string {
  const paragraphs = sources.map((source, i) => {
    const lines = [...usesOf(source), licenseSentence(source), ...originLines(source)];
    return `[${i + 1}] ${citationLine(source)}\n${lines.map((line) => `    ${line}\n`).join('')}`;
  });
  if (without.length) paragraphs.push(`Analyses whose metadata name no publication: ${rangesOf(without)}\n`);
  return paragraphs.join('\n');
}

/** Cites a source in one line: citation, PMID next to a DOI, and address. */
function citationLine(source: CitedReference): string {
  const { doi, pmid, citations } = source;
  return [citations.join('; '), pmid && doi ? `PMID: ${pmid}` : '', referenceAddress(source)]
    .filter(Boolean)
    .join('. ');
}

/** The commits and recipes of a source, a line each. */
const originLines = ({ commits, recipes }: Source): string[] => [
  ...commits.map(({ commit, url }) => `Commit: ${url || commit}`),
  ...recipes.map((recipe) => `Recipe: ${recipe}`),
];

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes a text for a field of BibTeX. */
const escapeTex = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\~^&%$#_{}]/g, (sign) => valueOf(commands, sign) ?? `\\${sign}`);

/** A DOI or address has no braces in a field; others in it would end the field too early. */
const withoutBraces = (text: string): string => text.replaceAll('{', '%7B').replaceAll('}', '%7D');

/**
 * Writes publications as BibTeX, a `@misc` each: metadata have no authors and titles, but reference managers complete an
 * entry by its DOI. The citation is its note, the analyses are its annotation.
 */
export function writeBibtex(references: readonly CitedReference[]): string {
  const used = new Set<string>();
  const entries = references.map((reference) => {
    const { doi, pmid, citations, licenses = [] } = reference;
    const fields = [
      ['doi', withoutBraces(doi)],
      ['pmid', pmid],
      ['url', withoutBraces(referenceAddress(reference))],
      ['note', escapeTex(citations.join('; '))],
      ['copyright', escapeTex(licenses.join('; '))],
      ['annote', escapeTex(usesOf(reference).join('; '))],
    ].filter(([, value]) => value);
    const lines = fields.map(([name, value]) => `  ${name} = {${value}}`).join(',\n');
    return `@misc{${entryKey(doi || pmid || citations.join('-') || (reference.url ?? ''), used)},\n${lines}\n}\n`;
  });
  return entries.join('\n');
}

const partNouns = { list: 'Gene list', network: 'Target network', edges: 'Additional edges' } as const;

/** Says what a data set has from a publication: analyses, lists, networks, edges. */
function usesOf({ analyses, parts = [] }: CitedReference): string[] {
  return [
    ...(analyses.length ? [`Analyses ${rangesOf(analyses)}`] : []),
    ...parts.map(({ kind, name }) => `${partNouns[kind]} ${name}`),
  ];
}

/**
 * Writes publications as RIS, for EndNote, Zotero and others: an entry of type GEN each, whose title is the citation, since
 * metadata have no authors and titles.
 */
export function writeRis(references: readonly CitedReference[]): string {
  const entries = references.map((reference) => {
    const { doi, pmid, citations, licenses = [] } = reference;
    const fields = [
      ['TY', 'GEN'],
      ['TI', citations.join('; ') || doi || pmid || reference.url || ''],
      ['DO', doi],
      ['AN', pmid],
      ['UR', referenceAddress(reference)],
      ...licenses.map((license) => ['N1', `License: ${license}`]),
      ...usesOf(reference).map((use) => ['N1', use]),
      ['ER', ''],
    ].filter(([tag, value]) => tag === 'ER' || value);
    return fields.map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, ' ')}\r\n`).join('');
  });
  return entries.join('\r\n');
}

/** Key of an entry, different from those before. */
function entryKey(id: string, used: Set<string>): string {
  const plain = id.replace(/[^A-Za-z0-9._/:-]+/g, '-').replace(/^-|-$/g, '') || 'reference';
  let key = plain;
  for (let i = 2; used.has(key.toLowerCase()); i++) key = `${plain}-${i}`;
  used.add(key.toLowerCase());
  return key;
}
