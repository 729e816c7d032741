import { noMotifSources, type DatasetContents } from '@trellis/core/dataset';
import { faultsOf } from '../contents/invariants.ts';
import { hashKnowledge } from '../contents/knowledge.ts';
import { documentRows, hashAnalysis, hashEdgeType, hashMotifColumn, sum } from '../contents/rows.ts';
import { unpackAnalysis, unpackEdgeType, unpackMotifColumn } from '../contents/unpack.ts';
import { unpackKnowledge, type KnowledgeContents } from '../contents/unpackKnowledge.ts';
import { versionOf } from '../contents/version.ts';
import type { KnowledgeRow, MotifColumnRow } from '../migrations/datasetTables.ts';
import type { DatasetHeader } from '../store.ts';
import {
  type StoredDataset,
  loadAliases,
  readAnalyses,
  loadDocument,
  readDocuments,
  readEdgeTypes,
  readGenes,
  readKnowledge,
  readMotifRows,
  readProvenance,
  readSettings,
  readStatements,
} from './readDataset.ts';

/** Reads everything and compares it with the recorded counts and hashes; returns one sentence per fault. */
export async function checkDataset(place: StoredDataset, header: DatasetHeader, edition: string): Promise<string[]> {
  const rows = await readRows(place);
  const faults: string[] = [];
  const provenance = await readProvenance(place).catch((error: unknown) => {
    faults.push(error instanceof Error ? error.message : String(error));
    return [];
  });
  const statements = await readStatements(place).catch((error: unknown) => {
    faults.push(error instanceof Error ? error.message : String(error));
    return { motifSources: noMotifSources, regulatorBenchmark: [] };
  });
  if (header.edition !== edition) faults.push(`the data set says that it is of the edition "${header.edition}"`);
  const columns = unpackRows(rows, faults);
  const knowledge = unpackAll(rows.knowledge, rows.genes.length, faults);
  faults.push(...compareCounts(header, rows));
  if (faults.length > 0) return faults;
  const { genes, aliases, lists, networks, clusterInfo } = rows;
  const { label } = header;
  const texts = { clusterInfo, settings: rows.settings, lists, networks, provenance, ...statements };
  const contents = { edition, label, genes, aliases, ...columns, ...texts, ...knowledge };
  return [...faultsOf(contents), ...compareVersion(header, rows, contents)];
}

type Rows = Awaited<ReturnType<typeof readRows>>;

async function readRows(place: StoredDataset) {
  return {
    genes: await readGenes(place),
    aliases: await loadAliases(place),
    analyses: await readAnalyses(place),
    edgeTypes: await readEdgeTypes(place),
    cluster: await readMotifRows(place, 'cluster'),
    individual: await readMotifRows(place, 'individual'),
    clusterInfo: (await loadDocument(place, 'cluster-info', '')) ?? '',
    settings: await readSettings(place),
    lists: await readDocuments(place, 'list'),
    networks: await readDocuments(place, 'network'),
    knowledge: await readKnowledge(place),
  };
}

/** Compares each packed row with its hash and unpacks it; adds problems to `faults`. */
function unpackRows(rows: Rows, faults: string[]) {
  const unpack = <Row extends { readonly hash: string }, Result>(
    some: readonly Row[],
    kind: { name: (row: Row) => string; hash: (row: Row) => string; unpack: (row: Row) => Result },
  ): Result[] =>
    some.flatMap((row) => {
      if (kind.hash(row) !== row.hash) {
        faults.push(`${kind.name(row)}: the content does not match its hash`);
        return [];
      }
      try {
        return [kind.unpack(row)];
      } catch (error) {
        faults.push(`${kind.name(row)}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
  const motif = { name: nameMotif, hash: hashMotifColumn, unpack: unpackCounted };
  return {
    analyses: unpack(rows.analyses, {
      name: (row) => `analysis ${row.id}`,
      hash: hashAnalysis,
      unpack: unpackAnalysis,
    }),
    edgeTypes: unpack(rows.edgeTypes, {
      name: (row) => `edge type "${row.name}"`,
      hash: hashEdgeType,
      unpack: unpackEdgeType,
    }),
    motifs: { cluster: unpack(rows.cluster, motif), individual: unpack(rows.individual, motif) },
  };
}

/** Compares packed knowledge with its hashes and unpacks it; adds problems to `faults`. */
function unpackAll(rows: readonly KnowledgeRow[], genes: number, faults: string[]): KnowledgeContents {
  const none = { go: null, orthologs: [], tfFamilies: null };
  const damaged = rows.filter((row) => hashKnowledge(row) !== row.hash);
  for (const row of damaged) faults.push(`${nameKnowledge(row)}: the content does not match its hash`);
  if (damaged.length > 0) return none;
  try {
    return unpackKnowledge(rows, genes);
  } catch (error) {
    faults.push(`GO, orthologs or TF families: ${error instanceof Error ? error.message : String(error)}`);
    return none;
  }
}

const nameKnowledge = ({ kind, name }: KnowledgeRow): string => (name === '' ? kind : `${kind} "${name}"`);

const nameMotif = (row: MotifColumnRow): string => `${row.kind} motif "${row.motif}" in ${row.region}`;

function unpackCounted(row: MotifColumnRow) {
  const column = unpackMotifColumn(row);
  const hits = sum(column.counts);
  if (hits !== row.hit_count) throw new RangeError(`${row.hit_count} hits are recorded, but there are ${hits}`);
  return column;
}

function compareCounts({ counts }: DatasetHeader, rows: Rows): string[] {
  const total = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const found: DatasetHeader['counts'] = {
    genes: rows.genes.length,
    analyses: rows.analyses.length,
    interactions: total(rows.analyses.map((row) => row.target_count)),
    edges: total(rows.edgeTypes.map((row) => row.edge_count)),
    motifHits: total([...rows.cluster, ...rows.individual].map((row) => row.hit_count)),
    lists: rows.lists.length,
    networks: rows.networks.length,
  };
  const isKind = (kind: string): kind is keyof typeof found => Object.hasOwn(found, kind);
  return Object.keys(found)
    .filter(isKind)
    .filter((kind) => found[kind] !== counts[kind])
    .map((kind) => `${counts[kind]} ${kind} are recorded, but there are ${found[kind]}`);
}

/** Genes, aliases and documents have no hash of their own; the version covers them. */
function compareVersion(header: DatasetHeader, rows: Rows, contents: DatasetContents): string[] {
  const version = versionOf({
    label: header.label,
    genes: rows.genes,
    aliases: rows.aliases,
    analyses: rows.analyses,
    edgeTypes: rows.edgeTypes,
    motifs: [...rows.cluster, ...rows.individual],
    documents: documentRows(contents),
    knowledge: rows.knowledge,
  });
  return version === header.version ? [] : ['the content does not match its version'];
}
