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
import { readMotifs } from '../import/motifs.ts';
import type { MotifKind } from '../store.ts';
import type { MakeChange } from './change.ts';
import { remapGenes } from './remapGenes.ts';

/** A file as the user named it. */
export const sourceFile = (path: string): SourceFile => ({ path, shown: path });

/** Puts a new annotation in the place of the current one; everything else keeps its genes by id. */
export const importAnnotation =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { genes, report } = await readAnnotation(file);
    return { ...remapGenes(current, genes), files: [report] };
  };

/** Puts new aliases in the place of the current ones. */
export const importAliases =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { aliases, report } = await readAliases(file, new GeneIndex(current.genes));
    return { contents: { ...current, aliases }, files: [report], notes: [] };
  };

/** Adds edges to those that are there. A name that ends in `.undirected.csv` (or `.sif`) says that they are undirected. */
export const importEdges =
  (file: SourceFile, undirected: boolean): MakeChange =>
  async (current) => {
    const collector = new EdgeCollector(new GeneIndex(current.genes), current.genes.length);
    collector.addTypes(current.edgeTypes);
    const report = await collector.addFile(file, !(undirected || isUndirected(file)));
    return { contents: { ...current, edgeTypes: collector.finish() }, files: [report], notes: [] };
  };

/** Puts a motif table in the place of the current one of its kind. */
export const importMotifs =
  (file: SourceFile, kind: MotifKind): MakeChange =>
  async (current) => {
    const { columns, report } = await readMotifs(file, new GeneIndex(current.genes), () => undefined);
    return { contents: { ...current, motifs: { ...current.motifs, [kind]: columns } }, files: [report], notes: [] };
  };

/** Puts new cluster information in the place of the current one. */
export const importClusterInfo =
  (file: SourceFile): MakeChange =>
  async (current) => {
    const { clusterInfo, report } = await readClusterInfo(file);
    return { contents: { ...current, clusterInfo }, files: [report], notes: [] };
  };

/** Which predefined texts of a data set are meant. */
export type DocumentPart = 'lists' | 'networks';

const documentKinds = { lists: 'gene list', networks: 'target network' } as const;

/** Adds a predefined gene list or target network; with `replace` it may take the place of one of the same name. */
export const importDocument =
  (file: SourceFile, part: DocumentPart, replace: boolean): MakeChange =>
  async (current) => {
    const kind = documentKinds[part];
    const named: SourceFile = { path: file.path, shown: basename(file.shown) };
    const { document, report } = await readDocument(named, kind);
    const others = current[part].filter(({ name }) => name !== document.name);
    const isThere = others.length < current[part].length;
    if (isThere && !replace) {
      throw new TrellisError(
        'bad-request',
        `there is a ${kind} ${document.name} already; --replace puts this one in its place`,
      );
    }
    const documents = sortDocuments([...others, document]);
    const note = `${kind} ${document.name} ${isThere ? 'replaced' : 'added'}`;
    return { contents: { ...current, [part]: documents }, files: [report], notes: [note] };
  };

/** Takes a predefined gene list or target network away. */
export const removeDocument =
  (name: string, part: DocumentPart): MakeChange =>
  (current: DatasetContents) => {
    const kind = documentKinds[part];
    const documents = current[part].filter((document) => document.name !== name);
    const code = part === 'lists' ? 'unknown-list' : 'unknown-network';
    if (documents.length === current[part].length) throw new TrellisError(code, `there is no ${kind} ${name}`);
    return { contents: { ...current, [part]: documents }, files: [], notes: [`${kind} ${name} removed`] };
  };

/** Takes all additional edges of one type away. */
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
