import type { Kysely } from 'kysely';
import { compareTexts } from '@trellis/core';
import {
  type Alias,
  type DatasetContents,
  type Gene,
  compareParts,
  partKinds,
  type MotifColumn,
  type NamedText,
  type Provenance,
} from '@trellis/core/dataset';
import type { EditionSettings } from '@trellis/core/edition';
import { readEditionSettings } from '@trellis/core/yaml';
import { compareMotifs } from '../contents/order.ts';
import { sidecarDocuments, unpackProvenance } from '../contents/provenance.ts';
import { unpackMotifSource, unpackRegulatorBenchmark } from '../contents/statements.ts';
import { unpackAnalysis, unpackEdgeType, unpackMotifColumn } from '../contents/unpack.ts';
import { sortKnowledge, unpackKnowledge } from '../contents/unpackKnowledge.ts';
import type { DatasetRow, DatasetTables, DocumentKind, KnowledgeRow } from '../migrations/datasetTables.ts';
import type { DatasetHeader, MotifKind } from '../store.ts';

/** A data set within a database. */
export interface StoredDataset {
  readonly db: Kysely<DatasetTables>;
  readonly dataset: number;
  /** Whether the table of knowledge is there. */
  readonly hasKnowledge: boolean;
}

/** The header of the store interface. */
export function headerOf(row: DatasetRow): DatasetHeader {
  const { edition, version, label, genes, analyses, interactions, edges, lists, networks } = row;
  const counts = { genes, analyses, interactions, edges, motifHits: row.motif_hits, lists, networks };
  return { edition, version, label, counts };
}

/** Reads everything as plain records. */
export async function readContents(place: StoredDataset, header: DatasetHeader): Promise<DatasetContents> {
  return {
    ...(await readForQueries(place, header)),
    motifs: { cluster: await loadMotifs(place, 'cluster'), individual: await loadMotifs(place, 'individual') },
    clusterInfo: (await loadDocument(place, 'cluster-info', '')) ?? '',
    lists: await readDocuments(place, 'list'),
    networks: await readDocuments(place, 'network'),
  };
}

/** Reads what queries need: `readContents` without the hits of motif columns and the texts of documents. */
export async function readForQueries(place: StoredDataset, header: DatasetHeader): Promise<DatasetContents> {
  const [analyses, edgeTypes] = [await readAnalyses(place), await readEdgeTypes(place)];
  return {
    edition: header.edition,
    label: header.label,
    settings: await readSettings(place),
    genes: await readGenes(place),
    aliases: await loadAliases(place),
    analyses: analyses.map(unpackAnalysis),
    edgeTypes: edgeTypes.map(unpackEdgeType),
    motifs: { cluster: await motifNames(place, 'cluster'), individual: await motifNames(place, 'individual') },
    clusterInfo: '',
    lists: await documentNames(place, 'list'),
    networks: await documentNames(place, 'network'),
    provenance: await readProvenance(place),
    ...(await readStatements(place)),
    ...unpackKnowledge(await readKnowledge(place), header.counts.genes),
  };
}

/** Genes in the order of their positions. */
export async function readGenes({ db, dataset }: StoredDataset): Promise<Gene[]> {
  const rows = await db
    .selectFrom('gene')
    .select(['gene_id as id', 'name', 'full_name as fullName', 'type', 'family'])
    .where('dataset', '=', dataset)
    .orderBy('position')
    .execute();
  return rows;
}

/** Aliases sorted by alias, then gene. */
export async function loadAliases({ db, dataset }: StoredDataset): Promise<Alias[]> {
  const rows = await db.selectFrom('alias').select(['alias', 'gene']).where('dataset', '=', dataset).execute();
  return rows.sort((a, b) => compareTexts(a.alias, b.alias) || a.gene - b.gene);
}

/** Packed analyses, sorted by id. */
export const readAnalyses = ({ db, dataset }: StoredDataset) =>
  db.selectFrom('analysis').selectAll().where('dataset', '=', dataset).orderBy('id').execute();

/** Packed edge types, sorted by name. */
export async function readEdgeTypes({ db, dataset }: StoredDataset) {
  const rows = await db.selectFrom('edge_type').selectAll().where('dataset', '=', dataset).execute();
  return rows.sort((a, b) => compareTexts(a.name, b.name));
}

/** Packed motif columns of one kind, sorted by region, then motif; in all regions or the given ones. */
export async function readMotifRows({ db, dataset }: StoredDataset, kind: MotifKind, regions?: readonly string[]) {
  let query = db.selectFrom('motif_column').selectAll().where('dataset', '=', dataset).where('kind', '=', kind);
  if (regions) query = query.where('region', 'in', regions);
  return (await query.execute()).sort(compareMotifs);
}

/** Hits of every motif of one kind in all regions or the given ones. */
export async function loadMotifs(
  place: StoredDataset,
  kind: MotifKind,
  regions?: readonly string[],
): Promise<MotifColumn[]> {
  // PostgreSQL rejects an empty list.
  if (regions?.length === 0) return [];
  return (await readMotifRows(place, kind, regions)).map(unpackMotifColumn);
}

async function motifNames({ db, dataset }: StoredDataset, kind: MotifKind): Promise<MotifColumn[]> {
  const rows = await db
    .selectFrom('motif_column')
    .select(['region', 'motif'])
    .where('dataset', '=', dataset)
    .where('kind', '=', kind)
    .execute();
  const none = new Uint32Array(0);
  return rows.sort(compareMotifs).map((row) => ({ ...row, genes: none, counts: none }));
}

/** Text of one document; undefined if the name is unknown. */
export async function loadDocument(
  place: StoredDataset,
  kind: DocumentKind,
  name: string,
): Promise<string | undefined> {
  const row = await place.db
    .selectFrom('document')
    .select('text')
    .where('dataset', '=', place.dataset)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.text;
}

/** What `edition.yaml` said; null without one. */
export async function readSettings(place: StoredDataset): Promise<EditionSettings | null> {
  const text = await loadDocument(place, 'edition', '');
  return text === undefined ? null : readEditionSettings({ shown: 'edition.yaml', text });
}

/** All documents of one kind, sorted by name. */
export async function readDocuments({ db, dataset }: StoredDataset, kind: DocumentKind): Promise<NamedText[]> {
  const query = db.selectFrom('document').select(['name', 'text']).where('dataset', '=', dataset);
  const rows = await query.where('kind', '=', kind).execute();
  return rows.sort((a, b) => compareTexts(a.name, b.name));
}

async function documentNames({ db, dataset }: StoredDataset, kind: DocumentKind): Promise<NamedText[]> {
  const query = db.selectFrom('document').select('name').where('dataset', '=', dataset).where('kind', '=', kind);
  const rows = await query.execute();
  return rows.sort((a, b) => compareTexts(a.name, b.name)).map(({ name }) => ({ name, text: '' }));
}

/** Packed knowledge about genes, in the order of `knowledgeRows`. */
export async function readKnowledge({ db, dataset, hasKnowledge }: StoredDataset): Promise<KnowledgeRow[]> {
  if (!hasKnowledge) return [];
  return sortKnowledge(await db.selectFrom('knowledge').selectAll().where('dataset', '=', dataset).execute());
}

/** The other editions of which a data set has orthologs, sorted. */
export async function readOrthologEditions({ db, dataset, hasKnowledge }: StoredDataset): Promise<string[]> {
  if (!hasKnowledge) return [];
  const rows = await db
    .selectFrom('knowledge')
    .select('name')
    .where('dataset', '=', dataset)
    .where('kind', '=', 'orthologs')
    .execute();
  return rows.map(({ name }) => name).sort(compareTexts);
}

/** Reads what a motif hit is, the benchmark of regulators, and where genes are. Throws a SyntaxError if one is damaged. */
export async function readStatements(
  place: StoredDataset,
): Promise<Pick<DatasetContents, 'motifSources' | 'regulatorBenchmark' | 'genePositions'>> {
  const genePositions = await loadDocument(place, 'gene-positions', '');
  return {
    ...(genePositions !== undefined && { genePositions }),
    motifSources: {
      cluster: unpackMotifSource(await loadDocument(place, 'motif-source', 'cluster')),
      individual: unpackMotifSource(await loadDocument(place, 'motif-source', 'individual')),
    },
    regulatorBenchmark: unpackRegulatorBenchmark(await loadDocument(place, 'regulator-benchmark', '')),
  };
}

/** Reads all sidecars, sorted. Throws a SyntaxError if one is damaged. */
export async function readProvenance(place: StoredDataset): Promise<Provenance[]> {
  const provenance: Provenance[] = [];
  for (const kind of partKinds) {
    for (const row of await readDocuments(place, sidecarDocuments[kind]))
      provenance.push(unpackProvenance(kind, row));
  }
  return provenance.sort(compareParts);
}
