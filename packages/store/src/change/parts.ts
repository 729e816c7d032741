import { basename } from 'node:path';
import { TrellisError } from '@trellis/core';
import { compareParts, type DatasetContents, type PartKind, type Provenance } from '@trellis/core/dataset';
import { remainingProvenance } from '../contents/provenance.ts';
import { remainingBenchmark } from '../contents/statements.ts';
import { readAliases } from '../import/aliases.ts';
import { readAnnotation } from '../import/annotation.ts';
import type { SourceFile } from '../import/badFile.ts';
import { readClusterInfo } from '../import/clusterInfo.ts';
import { readDocument, sortDocuments } from '../import/documents.ts';
import { EdgeCollector } from '../import/edges.ts';
import { GeneIndex } from '../import/geneIndex.ts';
import { isUndirected } from '../import/layout.ts';
import { readMotifTable } from '../import/motifs.ts';
import { readSidecar } from '../import/readSidecar.ts';
import type { MotifKind } from '../store.ts';
import type { MakeChange } from './change.ts';
import { remapGenes } from './remapGenes.ts';
import { requireKnownGenes } from './requireKnownGenes.ts';

/** A file under the name given by the user. */
export const sourceFile = (path: string): SourceFile => ({ path, shown: path });

/** Replaces the annotation; everything else keeps its genes, which are matched by id. */
export const importAnnotation =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { genes, report } = await readAnnotation(file);
    return { ...remapGenes(current, genes), files: [report] };
  };

export const importAliases =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { aliases, report } = await readAliases(file, new GeneIndex(current.genes));
    return { contents: { ...current, aliases }, files: [report], notes: [] };
  };

/** The provenance of a data set with other entries for some parts; undefined for a part without a sidecar. */
async function withSidecar(
  { provenance }: DatasetContents,
  parts: readonly Pick<Provenance, 'kind' | 'name'>[],
  sidecar: SourceFile | undefined,
): Promise<Provenance[]> {
  const others = provenance.filter((entry) => parts.every((part) => compareParts(entry, part) !== 0));
  if (!sidecar) return others;
  const texts = await readSidecar(sidecar);
  return [...others, ...parts.map((part) => ({ ...texts, ...part }))].sort(compareParts);
}

/** Adds edges to the existing ones. Files named `*.undirected.csv` or `*.undirected.sif` hold undirected edges. */
export const importEdges =
  (file: SourceFile, undirected: boolean, sidecar?: SourceFile): MakeChange =>
  async (current) => {
    const collector = new EdgeCollector(new GeneIndex(current.genes), current.genes.length);
    collector.addTypes(current.edgeTypes);
    const { report, types } = await collector.addFile(file, !(undirected || isUndirected(file)));
    const contents = { ...current, edgeTypes: collector.finish() };
    if (!sidecar) return { contents, files: [report], notes: [] };
    const parts = types.map((name) => ({ kind: 'edges', name }) as const);
    const described = { ...contents, provenance: await withSidecar(current, parts, sidecar) };
    return { contents: { ...described, provenance: remainingProvenance(described) }, files: [report], notes: [] };
  };

/** Replaces the motif table of one kind. */
export const importMotifs =
  (file: SourceFile, kind: MotifKind): MakeChange =>
  async (current) => {
    const { columns, report } = await readMotifTable(file, new GeneIndex(current.genes), () => undefined);
    return { contents: { ...current, motifs: { ...current.motifs, [kind]: columns } }, files: [report], notes: [] };
  };

export const importClusterInfo =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { clusterInfo, report } = await readClusterInfo(file);
    return { contents: { ...current, clusterInfo }, files: [report], notes: [] };
  };

/** Predefined texts of a data set. */
export type DocumentPart = 'lists' | 'networks';

const documentKinds = { lists: 'gene list', networks: 'target network' } as const;

const partKindOf: Readonly<Record<DocumentPart, PartKind>> = { lists: 'list', networks: 'network' };

export interface DocumentOptions {
  readonly replace: boolean;
  readonly sidecar?: SourceFile;
}

/** Adds a predefined gene list or target network. `replace` allows replacing one of the same name and its sidecar. */
export const importDocument =
  (file: SourceFile, part: DocumentPart, { replace, sidecar }: DocumentOptions): MakeChange =>
  async (current) => {
    const kind = documentKinds[part];
    const named: SourceFile = { path: file.path, shown: basename(file.shown) };
    const { document, report } = await readDocument(named, kind);
    requireKnownGenes(current, document, part === 'lists' ? 'list' : 'network');
    const others = current[part].filter(({ name }) => name !== document.name);
    const exists = others.length < current[part].length;
    if (exists && !replace) {
      throw new TrellisError(
        'bad-request',
        `a ${kind} named "${document.name}" already exists; use --replace to replace it`,
      );
    }
    const documents = sortDocuments([...others, document]);
    const note = `${kind} ${document.name} ${exists ? 'replaced' : 'added'}`;
    const described = { kind: partKindOf[part], name: document.name };
    const provenance = await withSidecar(current, [described], sidecar);
    const changed = { ...current, [part]: documents, provenance };
    const contents = { ...changed, regulatorBenchmark: remainingBenchmark(changed) };
    return { contents, files: [report], notes: [note] };
  };

/** Removes a predefined gene list or target network. */
export const removeDocument =
  (name: string, part: DocumentPart): MakeChange =>
  (current: DatasetContents) => {
    const kind = documentKinds[part];
    const documents = current[part].filter((document) => document.name !== name);
    const code = part === 'lists' ? 'unknown-list' : 'unknown-network';
    if (documents.length === current[part].length) throw new TrellisError(code, `there is no ${kind} ${name}`);
    const changed = { ...current, [part]: documents };
    const kept = { provenance: remainingProvenance(changed), regulatorBenchmark: remainingBenchmark(changed) };
    return { contents: { ...changed, ...kept }, files: [], notes: [`${kind} ${name} removed`] };
  };

/** Removes all additional edges of one type. */
export const removeEdges =
  (type: string): MakeChange =>
  (current) => {
    const edgeTypes = current.edgeTypes.filter(({ name }) => name !== type);
    if (edgeTypes.length === current.edgeTypes.length) {
      throw new TrellisError('bad-request', `there are no additional edges of the type "${type}"`);
    }
    const contents = { ...current, edgeTypes };
    return {
      contents: { ...contents, provenance: remainingProvenance(contents) },
      files: [],
      notes: [`additional edges of the type "${type}" removed`],
    };
  };
