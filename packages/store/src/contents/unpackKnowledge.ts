import { compareTexts } from '@trellis/core';
import {
  bitsetOf,
  type Aspect,
  type GoAnnotations,
  type GoContents,
  type OntologyContents,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';
import type { KnowledgeRow } from '../migrations/datasetTables.ts';
import { unpackRisingGroups, unpackStarts } from '../packing/groups.ts';
import { unpackRising } from '../packing/rising.ts';
import { unpackSections } from '../packing/sections.ts';
import { unpackVarints } from '../packing/varints.ts';
import type { Unplaced } from './rows.ts';

type Row = Unplaced<KnowledgeRow>;

/** The parts of `DatasetContents` that rows of knowledge hold. */
export interface KnowledgeContents {
  readonly go: GoContents | null;
  readonly orthologs: readonly OrthologContents[];
  readonly tfFamilies: TfFamilies | null;
}

/** Unpacks all rows of a data set with `genes` genes. Throws a RangeError or SyntaxError if one is damaged. */
export function unpackKnowledge(rows: readonly Row[], genes: number): KnowledgeContents {
  const find = (kind: Row['kind']): Row | undefined => rows.find((row) => row.kind === kind);
  const [ontology, annotations, families] = [find('ontology'), find('go-annotations'), find('tf-families')];
  if (!ontology !== !annotations) throw new RangeError('only one of ontology and annotations is present');
  return {
    go:
      ontology && annotations
        ? { ontology: unpackOntology(ontology), annotations: unpackAnnotations(annotations, genes) }
        : null,
    orthologs: rows.filter(({ kind }) => kind === 'orthologs').map(unpackOrthologs),
    tfFamilies: families ? unpackFamilies(families, genes) : null,
  };
}

/** Sorts rows as `knowledgeRows` does. */
export const sortKnowledge = <R extends Pick<Row, 'kind' | 'name'>>(rows: readonly R[]): R[] =>
  [...rows].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || compareTexts(a.name, b.name));

const kinds: readonly Row['kind'][] = ['ontology', 'go-annotations', 'orthologs', 'tf-families'];

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A copy that owns its memory, as the arrays of contents do. */
const bytesOf = (bytes: Uint8Array, count: number): Uint8Array => {
  if (bytes.length !== count) throw new RangeError(`${bytes.length} bytes are not ${count} values`);
  return Uint8Array.from(bytes);
};

function textsOf(bytes: Uint8Array, count?: number): string[] {
  const texts: string[] = JSON.parse(text(bytes));
  if (count !== undefined && texts.length !== count)
    throw new RangeError(`${texts.length} texts are not ${count} texts`);
  return texts;
}

function unpackOntology({ bytes, item_count: terms }: Row): OntologyContents {
  const [release, ids, names, aspects, sizes, parents, relations, slim, altIds, obsolete] = unpackSections(bytes, 10);
  const parentStarts = unpackStarts(sizes, terms);
  const alternatives: [string, number][] = JSON.parse(text(altIds));
  const gone: [string, string, Aspect | null, string[], string[], string[]][] = JSON.parse(text(obsolete));
  const name: string = JSON.parse(text(release));
  return {
    release: name,
    ids: textsOf(ids, terms),
    names: textsOf(names, terms),
    aspects: bytesOf(aspects, terms),
    parentStarts,
    parents: unpackRisingGroups(parents, parentStarts),
    relations: bytesOf(relations, parentStarts[terms]),
    slim: bitsetOf(terms, unpackRising(slim, countVarints(slim))),
    altIds: alternatives.map(([id, term]) => ({ id, term })),
    obsolete: gone.map(([id, shown, aspect, others, replacedBy, consider]) => ({
      ...{ id, name: shown, aspect },
      ...{ altIds: others, replacedBy, consider },
    })),
  };
}

/** Number of packed numbers: their last bytes have no high bit. */
const countVarints = (bytes: Uint8Array): number => bytes.reduce((count, byte) => count + (byte > 0x7f ? 0 : 1), 0);

function unpackAnnotations({ bytes, item_count: count }: Row, genes: number): GoAnnotations {
  const [sizes, terms, evidence, codes] = unpackSections(bytes, 4);
  const starts = unpackStarts(sizes, genes);
  if (starts[genes] !== count) throw new RangeError(`${starts[genes]} annotations are not ${count} annotations`);
  return {
    starts,
    terms: unpackRisingGroups(terms, starts),
    evidence: bytesOf(evidence, count),
    codes: textsOf(codes),
  };
}

function unpackOrthologs({ name, bytes, item_count: count }: Row): OrthologContents {
  const [genes, orthologs, sources, pairSources] = unpackSections(bytes, 4);
  return {
    edition: name,
    genes: unpackRising(genes, count),
    orthologs: textsOf(orthologs, count),
    sources: textsOf(sources),
    pairSources: bytesOf(pairSources, count),
  };
}

function unpackFamilies({ bytes, item_count: count }: Row, genes: number): TfFamilies {
  const [names, sizes, families] = unpackSections(bytes, 3);
  return {
    names: textsOf(names),
    starts: unpackStarts(sizes, genes),
    families: unpackVarints(families, count),
  };
}
