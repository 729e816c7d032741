import { compareTexts } from '@trellis/core';
import {
  aspects,
  bitsToIndices,
  type DatasetContents,
  type GoAnnotations,
  type OntologyContents,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';
import { isEdition } from '../editions.ts';
import { isEvidenceCode } from '../import/gaf.ts';
import { termInCycle } from './cycle.ts';
import { isLine, isTermId } from './names.ts';

/** Faults of the ontology, its annotations, orthologs and TF families, one sentence each. */
export function knowledgeFaults(contents: DatasetContents): string[] {
  const { go, orthologs, tfFamilies, genes } = contents;
  const annotations = go ? annotationFaults(go.annotations, go.ontology, genes.length) : [];
  const families = tfFamilies ? familyFaults(tfFamilies, genes.length) : [];
  return [
    ...(go ? [...ontologyFaults(go.ontology), ...annotations] : []),
    ...(rises(orthologs.map(({ edition }) => edition)) ? [] : ['orthologs: the editions are out of order']),
    ...orthologs.flatMap((one) => orthologFaults(one, genes.length)),
    ...families,
    ...tabFaults(contents),
  ];
}

/** Whether texts are sorted and different. */
const rises = (texts: readonly string[]): boolean =>
  texts.every((text, i) => i === 0 || compareTexts(texts[i - 1], text) < 0);

/** Whether groups start at 0, end at `length`, and each starts where the one before ends. */
const areStarts = (starts: Uint32Array, groups: number, length: number): boolean =>
  starts.length === groups + 1 &&
  starts[0] === 0 &&
  starts[groups] === length &&
  starts.every((start, i) => i === 0 || start >= starts[i - 1]);

/** The sentences of the checks that fail. */
const failing = (checks: readonly (readonly [isSound: boolean, fault: string])[]): string[] =>
  checks.filter(([isSound]) => !isSound).map(([, fault]) => fault);

function ontologyFaults(ontology: OntologyContents): string[] {
  const { ids, names, parents, parentStarts, relations } = ontology;
  const size = ids.length;
  const hasParents =
    areStarts(parentStarts, size, parents.length) && relations.length === parents.length && risesInGroups(ontology);
  const faults = failing([
    [rises(ids) && ids.every(isTermId), 'ontology: the ids of terms are out of order or unsound'],
    [
      names.length === size && names.every((name) => name && isLine(name)),
      'ontology: the names of terms are unsound',
    ],
    [
      ontology.aspects.length === size && ontology.aspects.every((aspect) => aspect < aspects.length),
      'ontology: the aspects of terms are unsound',
    ],
    [hasParents && parents.every((parent) => parent < size), 'ontology: the parents of terms are unsound'],
    [relations.every((bits) => bits >= 1 && bits <= 3), 'ontology: a relation is neither is_a nor part_of'],
    [bitsToIndices(ontology.slim).every((term) => term < size), 'ontology: the slim terms are unsound'],
    [isLine(ontology.release), 'ontology: the release is unsound'],
    [areAltIds(ontology), 'ontology: the alternative ids are out of order or unsound'],
    [areObsolete(ontology), 'ontology: the obsolete terms are out of order or unsound'],
  ]);
  if (faults.length > 0) return faults;
  const term = termInCycle(parentStarts, parents);
  return term === undefined ? [] : [`ontology: the term ${ids[term]} is its own ancestor`];
}

const risesInGroups = ({ parentStarts, parents }: OntologyContents): boolean =>
  areGroups(parentStarts, (i) => parents[i] > parents[i - 1]);

/** Whether each entry that is not the first of its group follows on the one before it. */
function areGroups(starts: Uint32Array, follows: (place: number) => boolean): boolean {
  for (let group = 0; group + 1 < starts.length; group++) {
    for (let i = starts[group] + 1; i < starts[group + 1]; i++) if (!follows(i)) return false;
  }
  return true;
}

const areAltIds = ({ altIds, ids }: OntologyContents): boolean =>
  rises(altIds.map(({ id }) => id)) && altIds.every(({ id, term }) => isTermId(id) && term < ids.length);

function areObsolete({ obsolete, ids }: OntologyContents): boolean {
  const live = new Set(ids);
  return (
    rises(obsolete.map(({ id }) => id)) &&
    obsolete.every(
      ({ id, name, aspect, ...lists }) =>
        !live.has(id) &&
        isTermId(id) &&
        isLine(name) &&
        (aspect === null || aspects.includes(aspect)) &&
        [lists.altIds, lists.replacedBy, lists.consider].every((some) => rises(some) && some.every(isTermId)),
    )
  );
}

function annotationFaults(annotations: GoAnnotations, { ids }: OntologyContents, genes: number): string[] {
  const { starts, terms, evidence, codes } = annotations;
  const used = new Set(evidence);
  const areRising = (i: number): boolean =>
    terms[i] > terms[i - 1] || (terms[i] === terms[i - 1] && evidence[i] > evidence[i - 1]);
  return failing([
    [areStarts(starts, genes, terms.length), 'GO annotations: they are not those of all genes'],
    [evidence.length === terms.length, 'GO annotations: not one evidence code per annotation'],
    [terms.every((term) => term < ids.length) && areGroups(starts, areRising), 'GO annotations: out of order'],
    [
      rises(codes) &&
        codes.every((code) => code === '' || isEvidenceCode(code)) &&
        used.size === codes.length &&
        codes.every((_, i) => used.has(i)),
      'GO annotations: the evidence codes are unsound',
    ],
  ]);
}

function orthologFaults({ edition, genes, orthologs, ...rest }: OrthologContents, size: number): string[] {
  const { sources, pairSources } = rest;
  const used = new Set(pairSources);
  const areRising = (i: number): boolean =>
    genes[i] > genes[i - 1] || (genes[i] === genes[i - 1] && compareTexts(orthologs[i - 1], orthologs[i]) < 0);
  const isCell = (text: string): boolean => isLine(text) && !text.includes('\t');
  return failing([
    [isEdition(edition), `orthologs: "${edition}" cannot name an edition`],
    [genes.length > 0 && genes.length === orthologs.length, `orthologs in ${edition}: not one ortholog per gene`],
    [
      genes.every((gene, i) => gene < size && (i === 0 || areRising(i))) && !hasRepeat(genes, orthologs),
      `orthologs in ${edition}: the pairs are out of order or duplicated`,
    ],
    [orthologs.every((id) => id !== '' && isCell(id)), `orthologs in ${edition}: an id is unsound`],
    [
      pairSources.length === genes.length &&
        rises(sources) &&
        sources.every(isCell) &&
        used.size === sources.length &&
        sources.every((_, i) => used.has(i)),
      `orthologs in ${edition}: the sources are unsound`,
    ],
  ]);
}

/** Whether a gene has the same ortholog twice, ignoring case; the pairs are sorted by gene. */
function hasRepeat(genes: Uint32Array, orthologs: readonly string[]): boolean {
  const seen = new Set<string>();
  return orthologs.some((id, i) => {
    if (genes[i] !== genes[i - 1]) seen.clear();
    const isRepeat = seen.has(id.toUpperCase());
    seen.add(id.toUpperCase());
    return isRepeat;
  });
}

function familyFaults({ names, starts, families }: TfFamilies, genes: number): string[] {
  const used = new Set(families);
  return failing([
    [rises(names) && names.every((name) => name && isLine(name)), 'TF families: the names are unsound'],
    [areStarts(starts, genes, families.length), 'TF families: they are not those of all genes'],
    [
      families.length > 0 &&
        areGroups(starts, (i) => families[i] > families[i - 1]) &&
        used.size === names.length &&
        families.every((family) => family < names.length),
      'TF families: out of order',
    ],
  ]);
}

/** Tables with tabs between their cells cannot hold a gene id with a tab. */
function tabFaults({ genes, go, orthologs, tfFamilies }: DatasetContents): string[] {
  const hasRows = (starts: Uint32Array | undefined, gene: number): boolean =>
    starts !== undefined && starts[gene + 1] > starts[gene];
  return genes.flatMap(({ id }, gene) => {
    if (!id.includes('\t')) return [];
    const isNamed =
      hasRows(go?.annotations.starts, gene) ||
      hasRows(tfFamilies?.starts, gene) ||
      orthologs.some((one) => one.genes.includes(gene));
    return isNamed ? [`gene ${JSON.stringify(id)}: a file of its functions, orthologs or family cannot name it`] : [];
  });
}
