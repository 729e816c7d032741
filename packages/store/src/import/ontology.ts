import { compareTexts } from '@trellis/core';
import {
  aspects,
  bitsetOf,
  startsOf,
  termRelations,
  type ObsoleteTerm,
  type OntologyContents,
} from '@trellis/core/dataset';
import { termInCycle } from '../contents/cycle.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { readTerms, type OboTerm, type Reference } from './ontologyTerms.ts';
import { readText } from './readText.ts';
import type { FileReport } from './report.ts';

/** Reads the Gene Ontology from an OBO file of version 1.2 or 1.4; `slim` is the subset of its broad terms. */
export async function readOntology(
  file: SourceFile,
  slim: string,
): Promise<{ ontology: OntologyContents; report: FileReport }> {
  const { release, terms } = readTerms(await readText(file), file, slim);
  requireDifferentIds(terms, file);
  const sorted = terms.sort((a, b) => compareTexts(a.id, b.id));
  const live = sorted.filter(({ isObsolete }) => !isObsolete);
  const altIds = live.flatMap((term, i) => idsOf(term.altIds).map((id) => ({ id, term: i })));
  const ontology: OntologyContents = {
    release,
    ids: live.map(({ id }) => id),
    names: live.map(({ name }) => name),
    aspects: Uint8Array.from(live, ({ aspect }) => aspects.indexOf(aspect ?? 'BP')),
    ...readParents(live, file),
    slim: bitsetOf(
      live.length,
      [...live.keys()].filter((i) => live[i].isSlim),
    ),
    altIds: altIds.sort((a, b) => compareTexts(a.id, b.id)),
    obsolete: sorted.filter(({ isObsolete }) => isObsolete).map(obsoleteTerm),
  };
  return { ontology, report: reportOf(file, terms, ontology) };
}

function reportOf(
  file: SourceFile,
  terms: readonly OboTerm[],
  { relations, obsolete }: OntologyContents,
): FileReport {
  const altIds = terms.reduce((total, term) => total + idsOf(term.altIds).length, 0);
  const links = relations.reduce((total, bits) => total + (bits & 1) + (bits >>> 1), 0);
  const counts = { obsolete_terms: obsolete.length, alt_ids: altIds, is_a_and_part_of: links };
  return { file: file.shown, kind: 'ontology', rows: terms.length, skipped: [], counts };
}

/** Different ids, sorted. */
const idsOf = (references: readonly Reference[]): string[] =>
  [...new Set(references.map(({ id }) => id))].sort(compareTexts);

const obsoleteTerm = ({ id, name, aspect, altIds, replacedBy, consider }: OboTerm): ObsoleteTerm => ({
  ...{ id, name, aspect },
  altIds: idsOf(altIds),
  replacedBy: idsOf(replacedBy),
  consider: idsOf(consider),
});

/** Throws if two terms share an id, or an alternative one. An alternative id can be that of a term, which then counts. */
function requireDifferentIds(terms: readonly OboTerm[], file: SourceFile): void {
  const lines = new Map<string, number>();
  for (const { id, line } of terms) {
    const earlier = lines.get(id);
    if (earlier !== undefined) throw badFile(file, line, `the term ${id} is already on line ${earlier}`);
    lines.set(id, line);
  }
  const owners = new Map<string, string>();
  for (const { id: owner, altIds } of terms) {
    for (const { id, line } of altIds) {
      const other = owners.get(id) ?? owner;
      if (other !== owner) throw badFile(file, line, `the alt_id ${id} is already that of ${other}`);
      owners.set(id, owner);
    }
  }
}

type Parents = Pick<OntologyContents, 'parentStarts' | 'parents' | 'relations'>;

/** The parents of each term by is_a and part_of, ascending. */
function readParents(live: readonly OboTerm[], file: SourceFile): Parents {
  const index = new Map(live.map(({ id }, i) => [id, i]));
  const parentOf = ({ id, line }: Reference, child: OboTerm): number => {
    const parent = index.get(id);
    if (parent === undefined)
      throw badFile(file, line, `the parent ${id} of ${child.id} is not a live term of the file`);
    return parent;
  };
  const links = live.map((term) => {
    const bits = new Map<number, number>();
    const add = (bit: number) => (reference: Reference) => {
      const parent = parentOf(reference, term);
      bits.set(parent, (bits.get(parent) ?? 0) | bit);
    };
    term.isA.forEach(add(termRelations.isA));
    term.partOf.forEach(add(termRelations.partOf));
    return [...bits].sort(([a], [b]) => a - b);
  });
  const found: Parents = {
    parentStarts: startsOf(live.length, (count) => links.forEach((some, term) => some.forEach(() => count(term)))),
    parents: Uint32Array.from(links.flatMap((some) => some.map(([parent]) => parent))),
    relations: Uint8Array.from(links.flatMap((some) => some.map(([, bits]) => bits))),
  };
  requireNoCycle(found, live, file);
  return found;
}

function requireNoCycle({ parentStarts, parents }: Parents, live: readonly OboTerm[], file: SourceFile): void {
  const term = termInCycle(parentStarts, parents);
  if (term !== undefined) throw badFile(file, live[term].line, `the term ${live[term].id} is its own ancestor`);
}
