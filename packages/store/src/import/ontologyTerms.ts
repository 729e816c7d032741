import { valueOf } from '@trellis/core';
import type { Aspect } from '@trellis/core/dataset';
import type { EditionSettings } from '@trellis/core/edition';
import { isTermId } from '../contents/names.ts';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { readStanzas, textOf, wordsOf, type OboStanza, type OboTag } from './obo.ts';

/** An id that a term names, and its line. */
export interface Reference {
  readonly id: string;
  readonly line: number;
}

/** A term of an OBO file, live or obsolete. */
export interface OboTerm {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  readonly aspect: Aspect | null;
  readonly isObsolete: boolean;
  readonly isSlim: boolean;
  readonly altIds: readonly Reference[];
  readonly replacedBy: readonly Reference[];
  readonly consider: readonly Reference[];
  readonly isA: readonly Reference[];
  readonly partOf: readonly Reference[];
}

/** The subset of the broad terms: what the edition names, else the general one; that of plants where nothing is said of the edition. */
export const slimOf = (settings: EditionSettings | null): string =>
  settings ? (settings.goSlim ?? 'goslim_generic') : 'goslim_plant';

/** The aspect of each namespace. */
export const namespaces: Readonly<Record<string, Aspect>> = {
  biological_process: 'BP',
  molecular_function: 'MF',
  cellular_component: 'CC',
};

const wanted = new Set(
  (
    'format-version data-version id name namespace alt_id is_obsolete replaced_by consider is_a relationship ' +
    'subset'
  ).split(' '),
);

/** Reads the release and the terms of an OBO text in the order of the file; the broad terms are those of the subset `slim`. */
export function readTerms(text: string, file: SourceFile, slim: string): { release: string; terms: OboTerm[] } {
  let release: string | undefined;
  const terms: OboTerm[] = [];
  for (const stanza of readStanzas(text, file, wanted)) {
    release ??= readHeader(stanza, file);
    if (stanza.kind === 'Term') terms.push(readTerm(stanza, file, slim));
  }
  if (terms.length === 0) throw badFile(file, undefined, 'holds no term');
  return { release: release ?? '', terms };
}

/** The release in the header. Throws if the format has another version. */
function readHeader({ tags }: OboStanza, file: SourceFile): string {
  const format = tags.find(({ tag }) => tag === 'format-version');
  if (!format) throw badFile(file, undefined, 'no format-version before the first stanza; expected an OBO file');
  if (!/^1\.[24]$/.test(textOf(format.value))) {
    throw badFile(file, format.line, `the format-version ${quoteText(format.value)} is not 1.2 or 1.4`);
  }
  return textOf(tags.find(({ tag }) => tag === 'data-version')?.value ?? '');
}

function readTerm(stanza: OboStanza, file: SourceFile, slim: string): OboTerm {
  const { line } = stanza;
  const one = (name: string): OboTag | undefined => {
    const [first, second] = stanza.tags.filter(({ tag }) => tag === name);
    if (second) throw badFile(file, second.line, `a second ${name}; the first is on line ${first.line}`);
    return first;
  };
  const many = (name: string): Reference[] => stanza.tags.filter(({ tag }) => tag === name).map(readReference(file));
  const id = one('id');
  if (!id) throw badFile(file, line, 'a term without an id');
  const relations = stanza.tags.filter(({ tag, value }) => tag === 'relationship' && wordsOf(value)[0] === 'part_of');
  const term: OboTerm = {
    id: readReference(file)(id).id,
    line,
    name: textOf(one('name')?.value ?? ''),
    aspect: readAspect(one('namespace'), file),
    isObsolete: /^true\b/.test(one('is_obsolete')?.value ?? ''),
    isSlim: stanza.tags.some(({ tag, value }) => tag === 'subset' && wordsOf(value)[0] === slim),
    altIds: many('alt_id'),
    replacedBy: many('replaced_by'),
    consider: many('consider'),
    isA: many('is_a'),
    partOf: relations.map((tag) => readReference(file)({ ...tag, value: tag.value.replace(/^\S+/, '') })),
  };
  return requireComplete(term, file);
}

const readReference =
  (file: SourceFile) =>
  ({ tag, value, line }: OboTag): Reference => {
    const words = wordsOf(value);
    if (words.length === 1 && isTermId(words[0])) return { id: words[0], line };
    throw badFile(file, line, `the value of ${tag} is not one id: ${quoteText(value.trim())}`);
  };

function readAspect(tag: OboTag | undefined, file: SourceFile): Aspect | null {
  if (!tag) return null;
  const name = textOf(tag.value);
  const aspect = valueOf(namespaces, name);
  if (aspect) return aspect;
  throw badFile(
    file,
    tag.line,
    `the namespace ${quoteText(name)} is not one of ${Object.keys(namespaces).join(', ')}`,
  );
}

/** Live terms need a name and a namespace; obsolete ones often lack the latter. */
function requireComplete(term: OboTerm, file: SourceFile): OboTerm {
  if (term.isObsolete) return term;
  if (term.name === '') throw badFile(file, term.line, `the term ${term.id} has no name`);
  if (!term.aspect) throw badFile(file, term.line, `the term ${term.id} has no namespace`);
  return term;
}
