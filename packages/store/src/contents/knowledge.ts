import {
  bitsToIndices,
  type DatasetContents,
  type GoAnnotations,
  type OntologyContents,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';
import type { KnowledgeRow } from '../migrations/datasetTables.ts';
import { packRisingGroups, packStarts } from '../packing/groups.ts';
import { packRising } from '../packing/rising.ts';
import { packSections } from '../packing/sections.ts';
import { packVarints } from '../packing/varints.ts';
import { hashParts } from './hash.ts';
import type { Unplaced } from './rows.ts';

/** The rows of the ontology, its annotations, orthologs and TF families; none for parts that are absent. */
export function knowledgeRows({ go, orthologs, tfFamilies }: DatasetContents): Unplaced<KnowledgeRow>[] {
  return [
    ...(go ? [ontologyRow(go.ontology), annotationRow(go.annotations)] : []),
    ...orthologs.map(orthologRow),
    ...(tfFamilies ? [familyRow(tfFamilies)] : []),
  ].map((row) => ({ ...row, hash: hashKnowledge(row) }));
}

type Unhashed = Omit<Unplaced<KnowledgeRow>, 'hash'>;

export const hashKnowledge = ({ kind, name, item_count, bytes }: Unhashed): string =>
  hashParts([kind, name, String(item_count), bytes]);

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value), 'utf8');

const ontologyRow = (ontology: OntologyContents): Unhashed => ({
  kind: 'ontology',
  name: '',
  item_count: ontology.ids.length,
  bytes: packSections([
    json(ontology.release),
    json(ontology.ids),
    json(ontology.names),
    ontology.aspects,
    packStarts(ontology.parentStarts),
    packRisingGroups(ontology.parents, ontology.parentStarts),
    ontology.relations,
    packRising(bitsToIndices(ontology.slim)),
    json(ontology.altIds.map(({ id, term }) => [id, term])),
    json(
      ontology.obsolete.map((term) => [
        ...[term.id, term.name, term.aspect],
        ...[term.altIds, term.replacedBy, term.consider],
      ]),
    ),
  ]),
});

const annotationRow = ({ starts, terms, evidence, codes }: GoAnnotations): Unhashed => ({
  kind: 'go-annotations',
  name: '',
  item_count: terms.length,
  bytes: packSections([packStarts(starts), packRisingGroups(terms, starts), evidence, json(codes)]),
});

const orthologRow = ({ edition, genes, orthologs, sources, pairSources }: OrthologContents): Unhashed => ({
  kind: 'orthologs',
  name: edition,
  item_count: genes.length,
  bytes: packSections([packRising(genes), json(orthologs), json(sources), pairSources]),
});

const familyRow = ({ names, starts, families }: TfFamilies): Unhashed => ({
  kind: 'tf-families',
  name: '',
  item_count: families.length,
  bytes: packSections([json(names), packStarts(starts), packVarints(families)]),
});
