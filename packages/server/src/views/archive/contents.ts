import { TrellisError } from '@trellis/core';
import { archiveScript, languages, csvText, writeBibtex, writeReferences, writeSif } from '@trellis/core/formats';
import type { OwnFile } from '@trellis/core/dataset';
import type { Result } from '@trellis/core/result';
import type { Correction } from '@trellis/core/stats';
import {
  buildNetwork,
  cellHeader,
  defaultRegions,
  listResultSources,
  originHeader,
  tabulateOrigins,
} from '@trellis/core/views';
import {
  clusterData,
  csvOf,
  csvPieces,
  openResult,
  targetGenes,
  testedSets,
  views,
  type Chunks,
  type DocumentTexts,
  type EvaluatedResult,
  type MotifTables,
} from '@trellis/engine';
import { workbookOf } from '../exports/workbook.ts';
import { auprFigure } from '../figures/auprFigure.tsx';
import { functionsFigure } from '../figures/functionsFigure.ts';
import { geneSetsFigure } from '../figures/geneSetsFigure.ts';
import { motifsFigure } from '../figures/motifsFigure.ts';
import { summaryFigure } from '../figures/summaryFigure.tsx';
import { sungearFigure } from '../figures/sungearFigure.tsx';
import { targetListsFigure } from '../figures/targetListsFigure.ts';
import { predefinedInputs } from './predefinedInputs.ts';
import { methodsText } from './methods.ts';
import { cytoscapeFile } from './cytoscapeFile.ts';
import { describeRequest, inputTexts, type ArchiveOptions } from './requestFile.ts';
import { metadataTable, precisionRecallTable } from './tables.ts';

/** A file of an archive; `make` throws a `TrellisError` when the result does not have the view. */
export interface ArchiveFile {
  readonly name: string;
  /** What the file is, for the README: one line. */
  readonly about: string;
  /** Headings of a table that is streamed; those of other CSV files are read from their first row. */
  readonly headings?: readonly string[];
  readonly make: () => string | Chunks | Promise<string | Chunks>;
}

/** A result and the arguments of its views. */
export interface ArchiveSource {
  readonly result: Result;
  readonly motifs: MotifTables;
  readonly documents: DocumentTexts;
  /** The user's own analyses as they were given. */
  readonly ownFiles: readonly OwnFile[];
  readonly checkpoint: () => void;
}

/** Lists the files of an archive in order, except the README, the data dictionary and the checksums. `result` has its canonical id. */
export function archiveFiles(source: ArchiveSource, options: ArchiveOptions): ArchiveFile[] {
  const { result, motifs, documents, ownFiles, checkpoint } = source;
  const { correction } = options;
  const evaluated = openResult(result);
  const parts = {
    result,
    correction,
    evaluated,
    checkpoint,
    motifs,
  };
  return [
    {
      name: 'request.json',
      about: 'Query, names of the inputs, data set, software version and correction',
      make: () => `${JSON.stringify(describeRequest(result, ownFiles, options), undefined, 2)}\n`,
    },
    {
      name: 'methods.md',
      about: 'A paragraph for the methods section of a paper',
      make: () => methodsText(result, correction),
    },
    ...inputTexts(result, ownFiles).map(([name, text]) => ({
      name,
      about: 'Input of the query, as given',
      make: () => text,
    })),
    ...resultTables(parts),
    ...viewTables(parts),
    ...networkFiles(parts),
    ...figureFiles(parts),
    ...scriptFiles,
    ...referenceFiles(result, documents),
  ];
}

/** A result with the data and options of its tables and figures. */
interface ArchiveParts {
  readonly result: Result;
  readonly evaluated: EvaluatedResult;
  readonly correction: Correction;
  readonly checkpoint: () => void;
  readonly motifs: MotifTables;
}

/** The tables of the views. */
const viewTables = ({ evaluated, correction, checkpoint, motifs }: ArchiveParts): ArchiveFile[] =>
  views.flatMap(({ file, about, table, tabled, tabledRows, alpha }): ArchiveFile[] => {
    if (!tabled) return [];
    const rows = tabledRows ?? (alpha === undefined ? undefined : `adjusted p-values up to ${alpha}`);
    const aboutTable = [capitalized(about), ...(rows === undefined ? [] : [rows])].join(': ');
    const make = async () =>
      csvPieces(table, (await tabled(evaluated, { correction }, { checkpoint, motifs })) as never);
    return [{ name: `tables/${file}.csv`, about: aboutTable, headings: table.headings, make }];
  });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const resultTables = ({ result, evaluated, checkpoint }: ArchiveParts): ArchiveFile[] => [
  {
    name: 'tables/interactions.csv',
    about: 'Every interaction: a row per TF, analysis and target gene',
    headings: cellHeader(result),
    make: () => csvOf(result),
  },
  {
    name: 'tables/result.xlsx',
    about: 'The result as an Excel workbook: a row per target gene, and the metadata',
    make: () => workbookOf(evaluated),
  },
  {
    name: 'tables/metadata.csv',
    about: 'Metadata of the analyses: a row per key, a column per analysis',
    make: () => metadataTable(result),
  },
  {
    name: 'tables/target_genes.txt',
    about: 'Ids of the target genes, one per line',
    make: () => targetGenes(evaluated, {}),
  },
  {
    name: 'tables/precision_recall.csv',
    about: 'Precision and recall of the target network: a row per predicted edge',
    make: () => precisionRecallTable(evaluated.aupr(checkpoint, 'within_tf')),
  },
];

function networkFiles({ result }: ArchiveParts): ArchiveFile[] {
  const { edges } = result.request.inputs;
  const network = () => buildNetwork(result, { edges, predicted: [] });
  return [
    {
      name: 'network/network.sif',
      about: 'The network for Cytoscape and other programs: an edge per line',
      make: () => writeSif(network(), { expand: true }),
    },
    {
      name: 'network/network.cyjs',
      about: 'The network as Cytoscape JSON, with layout and styles',
      make: () => cytoscapeFile(network()),
    },
  ];
}

const figureFiles = ({ result, evaluated, correction, checkpoint, motifs }: ArchiveParts): ArchiveFile[] => [
  { name: 'figures/summary.svg', about: 'Numbers of target genes', make: () => summaryFigure(result) },
  {
    name: 'figures/target_lists.svg',
    about: 'Enrichment of target lists',
    make: () => targetListsFigure(result, { correction }),
  },
  {
    name: 'figures/motifs.svg',
    about: 'Enrichment of motif clusters',
    make: async () =>
      motifsFigure(result, await clusterData(motifs, undefined), {
        correction,
        test: 'genes',
        regions: defaultRegions,
      }),
  },
  {
    name: 'figures/functions.svg',
    about: 'Enriched terms of the Gene Ontology, up to 10 of each gene set',
    make: () => functionsFigure(result, { correction, model: 'both' }, checkpoint),
  },
  {
    name: 'figures/gene_sets.svg',
    about: 'Overlap of analyses',
    make: () => geneSetsFigure(result, { correction, ...testedSets }),
  },
  { name: 'figures/sungear.svg', about: 'Sungear diagram', make: () => sungearFigure(result, { correction }) },
  {
    name: 'figures/precision_recall.svg',
    about: 'Precision-recall curve of the target network',
    make: () => auprFigure(evaluated.aupr(checkpoint, 'within_tf')),
  },
];

const scriptFiles: readonly ArchiveFile[] = languages.map((language) => ({
  name: `scripts/read_result.${language === 'R' ? 'R' : 'py'}`,
  about: `Reads interactions and target genes in ${language}`,
  make: () => archiveScript(language),
}));

function referenceFiles(result: Result, documents: DocumentTexts): ArchiveFile[] {
  const inputs = () => predefinedInputs(result, documents);
  const sources = async () => listResultSources(result, await inputs());
  return [
    {
      name: 'references.txt',
      about: 'Sources of the data, to cite, with license, commit and recipe',
      make: async () => writeReferences(await sources()),
    },
    {
      name: 'references.bib',
      about: 'The same sources as BibTeX',
      make: async () => writeBibtex((await sources()).sources),
    },
    {
      name: 'sources.csv',
      about: 'Source file, checksum and license of the data: a row per analysis, list, network and type of edges',
      make: async () => csvText([originHeader, ...tabulateOrigins(result, await inputs())]),
    },
  ];
}

/** Makes the content of a file, or returns the sentence that says why the result does not have it. */
export async function contentOf({ make }: ArchiveFile): Promise<{ content: string | Chunks } | { missing: string }> {
  try {
    return { content: await make() };
  } catch (error) {
    if (error instanceof TrellisError) return { missing: error.message };
    throw error;
  }
}
