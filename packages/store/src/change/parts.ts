import { basename } from 'node:path';
import { type DatasetContents, TrellisError } from '@trellis/core';
import { readAliases } from '../import/aliases.ts';
import { readAnnotation } from '../import/annotation.ts';
import type { SourceFile } from '../import/badFile.ts';
import { readClusterInfo } from '../import/clusterInfo.ts';
import { readDocument, sortDocuments } from '../import/documents.ts';
import { EdgeCollector } from '../import/edges.ts';
import { GeneIndex } from '../import/geneIndex.ts';
import { isUndirected } from '../import/layout.ts';
import { readMotifTable } from '../import/motifs.ts';
import type { MotifKind } from '../store.ts';
import type { MakeChange } from './change.ts';
import { remapGenes } from './remapGenes.ts';

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

/** Adds edges to the existing ones. Files named `*.undirected.csv` or `*.undirected.sif` hold undirected edges. */
export const importEdges =
  (file: SourceFile, undirected: boolean): MakeChange =>
  async (current) => {
    const collector = new EdgeCollector(new GeneIndex(current.genes), current.genes.length);
    collector.addTypes(current.edgeTypes);
    const report = await collector.addFile(file, !(undirected || isUndirected(file)));
    return { contents: { ...current, edgeTypes: collector.finish() }, files: [report], notes: [] };
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

/** Adds a predefined gene list or target network; `replace` allows replacing one of the same name. */
export const importDocument =
  (file: SourceFile, part: DocumentPart, replace: boolean): MakeChange =>
  async (current) => {
    const kind = documentKinds[part];
    const named: SourceFile = { path: file.path, shown: basename(file.shown) };
    const { document, report } = await readDocument(named, kind);
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
    return { contents: { ...current, [part]: documents }, files: [report], notes: [note] };
  };

/** Removes a predefined gene list or target network. */
export const removeDocument =
  (name: string, part: DocumentPart): MakeChange =>
  (current: DatasetContents) => {
    const kind = documentKinds[part];
    const documents = current[part].filter((document) => document.name !== name);
    const code = part === 'lists' ? 'unknown-list' : 'unknown-network';
    if (documents.length === current[part].length) throw new TrellisError(code, `there is no ${kind} ${name}`);
    return { contents: { ...current, [part]: documents }, files: [], notes: [`${kind} ${name} removed`] };
  };

/** Removes all additional edges of one type. */
export const removeEdges =
  (type: string): MakeChange =>
  (current) => {
    const edgeTypes = current.edgeTypes.filter(({ name }) => name !== type);
    if (edgeTypes.length === current.edgeTypes.length) {
      throw new TrellisError('bad-request', `there are no additional edges of the type "${type}"`);
    }
    return {
      contents: { ...current, edgeTypes },
      files: [],
      notes: [`additional edges of the type "${type}" removed`],
    };
  };
