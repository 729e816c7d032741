import { stat } from 'node:fs/promises';
import type {
  Alias,
  AnalysisContents,
  BenchmarkPair,
  DatasetContents,
  EdgeTypeContents,
  GoContents,
  MotifSource,
  NamedText,
  OrthologContents,
  PartKind,
  Provenance,
} from '@trellis/core/dataset';
import { sortAliases, readAliases } from './aliases.ts';
import { readAnalysisData } from './analysisData.ts';
import { numberAnalyses } from './analysisFiles.ts';
import { readAnnotation } from './annotation.ts';
import type { SourceFile } from './badFile.ts';
import { readClusterInfo } from './clusterInfo.ts';
import { readPositionFile } from './genePositions.ts';
import { readIdConversions } from './idConversions.ts';
import { readLabel } from './datasetFile.ts';
import { documentName, readDocument, sortDocuments } from './documents.ts';
import { readEditionFile } from './editionFile.ts';
import { EdgeCollector } from './edges.ts';
import { GeneIndex } from './geneIndex.ts';
import { AnnotationCollector } from './goAnnotations.ts';
import { findLayout, isUndirected, type Layout } from './layout.ts';
import { readMetadata } from './metadataFile.ts';
import { readMotifTable } from './motifs.ts';
import { readMotifSource } from './motifSource.ts';
import { readOntology } from './ontology.ts';
import { slimOf } from './ontologyTerms.ts';
import { readOrthologs, sortOrthologs } from './orthologs.ts';
import { SidecarCollector, type PartFile } from './sidecars.ts';
import type { FileReport, ImportReport } from './report.ts';
import { readRegulatorBenchmark } from './regulatorBenchmark.ts';
import { readTfFamilies } from './tfFamilies.ts';

export interface FolderOptions {
  readonly edition: string;
  /** Overrides the label in the folder's `dataset.json`. */
  readonly label?: string;
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
}

export interface Imported {
  readonly contents: DatasetContents;
  readonly report: ImportReport;
}

/** Reads a whole folder in the import layout. Throws TrellisError `bad-file` at the first error. */
export async function importFolder(folder: string, options: FolderOptions): Promise<Imported> {
  const layout = await findLayout(folder);
  const reader = new FolderReader(layout, await progressOver(layout, options.progress));
  const { genes, report } = await readAnnotation(layout.annotation);
  const index = new GeneIndex(genes);
  reader.note(layout.annotation, report);
  const aliases = await reader.aliases(index);
  const settings = layout.edition ? await readEditionFile(layout.edition) : null;
  const go = await reader.go(index, { size: genes.length, slim: slimOf(settings) });
  const analyses = await reader.analyses(index);
  const edgeTypes = await reader.edges(index, genes.length);
  const lists = await reader.documents(layout.lists, 'gene list');
  const contents: DatasetContents = {
    edition: options.edition,
    label: options.label ?? (await readLabel(layout.dataset)),
    settings,
    genes,
    aliases,
    analyses,
    edgeTypes,
    motifs: {
      cluster: await reader.motifs(layout.motifs, index),
      individual: await reader.motifs(layout.individualMotifs, index),
    },
    motifSources: {
      cluster: await reader.motifSource(layout.motifSource),
      individual: await reader.motifSource(layout.individualMotifSource),
    },
    clusterInfo: await reader.clusterInfo(),
    lists,
    networks: await reader.documents(layout.networks, 'target network'),
    provenance: await reader.provenance(edgeTypes),
    go,
    orthologs: await reader.orthologs(index),
    tfFamilies: await reader.tfFamilies(index, genes.length),
    regulatorBenchmark: await reader.regulatorBenchmark(index, lists),
    ...(await reader.genePositions(
      index,
      genes.map(({ id }) => id),
    )),
  };
  return { contents, report: { files: reader.reports, ignored: layout.ignored } };
}

/** Called with a file and the number of bytes read so far, by default all. */
type Advance = (file: SourceFile, bytes?: number) => void;

class FolderReader {
  readonly reports: FileReport[] = [];
  private readonly edgeFiles: PartFile[] = [];
  private readonly layout: Layout;
  private readonly advance: Advance;

  constructor(layout: Layout, advance: Advance) {
    this.layout = layout;
    this.advance = advance;
  }

  note(file: SourceFile, report: FileReport): void {
    this.reports.push(report);
    this.advance(file);
  }

  async aliases(genes: GeneIndex) {
    const found: Alias[] = [];
    const file = this.layout.aliases;
    if (file) {
      const { aliases, report } = await readAliases(file, genes);
      this.note(file, report);
      found.push(...aliases);
    }
    for (const conversions of this.layout.idConversions) {
      const { aliases, report } = await readIdConversions(conversions, genes);
      this.note(conversions, report);
      for (const alias of aliases) found.push(alias);
    }
    const different = new Map(found.map((alias) => [`${alias.alias}\t${alias.gene}`, alias]));
    return sortAliases([...different.values()]);
  }

  /** Where genes are; nothing without a file. */
  async genePositions(genes: GeneIndex, ids: readonly string[]): Promise<Pick<DatasetContents, 'genePositions'>> {
    const file = this.layout.genePositions;
    if (!file) return {};
    const { genePositions, report } = await readPositionFile(file, genes, ids);
    this.note(file, report);
    return genePositions === '' ? {} : { genePositions };
  }

  async analyses(genes: GeneIndex): Promise<AnalysisContents[]> {
    const analyses: AnalysisContents[] = [];
    for (const { id, name, data: file, metadata: metadataFile } of numberAnalyses(this.layout.analyses)) {
      const { tf, metadata, warnings } = await readMetadata(metadataFile, genes);
      const { data, report } = await readAnalysisData(file, genes);
      analyses.push({ id, name, tf, metadata, ...data });
      this.note(file, warnings.length > 0 ? { ...report, warnings } : report);
    }
    return analyses;
  }

  async edges(genes: GeneIndex, size: number) {
    const collector = new EdgeCollector(genes, size);
    for (const file of this.layout.edges) {
      const { report, types } = await collector.addFile(file, !isUndirected(file));
      this.edgeFiles.push({ file, kind: 'edges', names: types });
      this.note(file, report);
    }
    return collector.finish();
  }

  /** What the sidecars say; after `edges`, which finds the edge types of each file. */
  async provenance(edgeTypes: readonly EdgeTypeContents[]): Promise<Provenance[]> {
    const { lists, networks, sidecars } = this.layout;
    const named = (kind: PartKind) => (file: SourceFile) => ({ file, kind, names: [documentName(file)] });
    const present = new Set(edgeTypes.map(({ name }) => name));
    const collector = new SidecarCollector();
    await collector.add('list', sidecars.list, lists.map(named('list')));
    await collector.add('network', sidecars.network, networks.map(named('network')));
    await collector.add('edges', sidecars.edges, this.edgeFiles);
    this.reports.push(...collector.reports);
    return collector.finish().filter(({ kind, name }) => kind !== 'edges' || present.has(name));
  }

  async motifs(file: SourceFile | undefined, genes: GeneIndex) {
    if (!file) return [];
    const { columns, report } = await readMotifTable(file, genes, (bytes) => this.advance(file, bytes));
    this.note(file, report);
    return columns;
  }

  async go(
    genes: GeneIndex,
    { size, slim }: { readonly size: number; readonly slim: string },
  ): Promise<GoContents | null> {
    const file = this.layout.ontology;
    if (!file) return null;
    const { ontology, report } = await readOntology(file, slim);
    this.note(file, report);
    const collector = new AnnotationCollector(ontology, genes, size);
    for (const one of this.layout.goAnnotations)
      this.note(one, await collector.addFile(one, (bytes) => this.advance(one, bytes)));
    return { ontology, annotations: collector.finish() };
  }

  /** The orthologs of each edition with at least one pair. */
  async orthologs(genes: GeneIndex): Promise<OrthologContents[]> {
    const read: OrthologContents[] = [];
    for (const file of this.layout.orthologs) {
      const { orthologs, report } = await readOrthologs(file, genes);
      read.push(orthologs);
      this.note(file, report);
    }
    return sortOrthologs(read.filter((one) => one.genes.length > 0));
  }

  async tfFamilies(genes: GeneIndex, size: number) {
    const file = this.layout.tfFamilies;
    if (!file) return null;
    const { tfFamilies, report } = await readTfFamilies(file, genes, size);
    this.note(file, report);
    return tfFamilies;
  }

  async motifSource(file: SourceFile | undefined): Promise<MotifSource> {
    if (!file) return [];
    const { source, report } = await readMotifSource(file);
    this.note(file, report);
    return source;
  }

  async regulatorBenchmark(genes: GeneIndex, lists: readonly NamedText[]): Promise<BenchmarkPair[]> {
    const file = this.layout.regulatorBenchmark;
    if (!file) return [];
    const { pairs, report } = await readRegulatorBenchmark(file, genes, lists);
    this.note(file, report);
    return pairs;
  }

  async clusterInfo(): Promise<string> {
    const file = this.layout.clusterInfo;
    if (!file) return '';
    const { clusterInfo, report } = await readClusterInfo(file);
    this.note(file, report);
    return clusterInfo;
  }

  async documents(files: readonly SourceFile[], kind: 'gene list' | 'target network'): Promise<NamedText[]> {
    const documents: NamedText[] = [];
    for (const file of files) {
      const { document, report } = await readDocument(file, kind);
      documents.push(document);
      this.note(file, report);
    }
    return sortDocuments(documents);
  }
}

/** Reports progress as the share of all bytes read so far. */
async function progressOver(layout: Layout, progress: FolderOptions['progress']): Promise<Advance> {
  if (!progress) return () => undefined;
  const { annotation, aliases, motifs, individualMotifs, clusterInfo, edges, lists, networks } = layout;
  const { ontology, tfFamilies, goAnnotations, orthologs } = layout;
  const { motifSource, individualMotifSource, regulatorBenchmark } = layout;
  const statements = [motifSource, individualMotifSource, regulatorBenchmark, layout.genePositions];
  const singles = [annotation, aliases, motifs, individualMotifs, clusterInfo, ontology, tfFamilies, ...statements];
  const several = [...edges, ...lists, ...networks, ...goAnnotations, ...orthologs, ...layout.idConversions];
  const files = [
    ...singles.filter((file) => file !== undefined),
    ...several,
    ...layout.analyses.map(({ data }) => data),
  ];
  const sizes = new Map<SourceFile, number>();
  for (const file of files) sizes.set(file, (await stat(file.path)).size);
  const total = [...sizes.values()].reduce((all, size) => all + size, 0);
  const read = new Map<SourceFile, number>();
  let sum = 0;
  return (file, bytes = sizes.get(file) ?? 0) => {
    sum += bytes - (read.get(file) ?? 0);
    read.set(file, bytes);
    progress(total === 0 ? 1 : Math.min(1, sum / total));
  };
}
