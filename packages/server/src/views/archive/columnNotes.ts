import { views, type View } from '@trellis/engine';

/** Meaning and unit of a column; a text has no unit. */
export type ColumnNote = readonly [meaning: string, unit?: string];

/** Columns of a file. */
export interface FileColumns {
  readonly columns: Readonly<Record<string, ColumnNote>>;
  /** Describes columns that depend on the result, e.g. one for each analysis. */
  readonly others?: (column: string) => ColumnNote;
}

const analysisId: ColumnNote = ['Id of the analysis'];
const tfId: ColumnNote = ['Gene id of the TF'];

const interactions: FileColumns = {
  columns: {
    TF: tfId,
    EDGE_TYPE: ['Type of the edge, as the metadata of the analysis name it'],
    ANALYSIS: analysisId,
    TARGET: ['Gene id of the target'],
    ADD_EDGES: ['Additional edge types between TF and target'],
    Log2FC: ['Fold change of the target; above 0 is induced', 'log2'],
    Pvalue: ['p-value of the fold change in the analysis', 'probability'],
    FILTER: ['Filter of the query on this analysis'],
    TAG: ['Name of the column in the query'],
    SELF_EDGE: [
      'Says where the target is the TF itself, which was perturbed: this does not show that it targets itself',
    ],
  },
  others: (key) => [`Metadata of the analysis: ${key}`],
};

const precisionRecall: FileColumns = {
  columns: {
    source: ['Gene id of the predicted TF'],
    target: ['Gene id of the predicted target'],
    rank: ['Rank of the predicted edge; 1 is the best', 'rank'],
    score: ['Score of the predicted edge, as in the network'],
    validated: ['Whether the result has the edge: 1 yes, 0 no'],
    recall: ['Share of the validated edges up to this row', 'share, 0 to 1'],
    precision: ['Share of the edges up to this row that are validated', 'share, 0 to 1'],
  },
};

const workbook: FileColumns = {
  columns: {
    'Full Name': ['Full name of the target gene'],
    'Gene Family': ['Gene family of the target gene'],
    Type: ['Gene type as annotated'],
    Name: ['Symbol of the target gene'],
    'User List': ['Target lists with the gene'],
    'User List Count': ['Number of target lists with the gene', 'lists'],
    'Edge Count': ['Number of analyses that target the gene', 'edges'],
    'Gene ID': ['Id of the target gene'],
    'Self Edge': [
      'Ids of the analyses in which the gene is the TF that was perturbed, which does not show that it targets itself',
    ],
    EDGE: ['A mark for an edge without numbers: + is bound, * is regulated'],
    Pvalue: ['p-value of the fold change in the analysis', 'probability'],
    Log2FC: ['Fold change of the target; above 0 is induced', 'log2'],
    ADD_EDGES: ['Additional edge types between TF and target'],
  },
};

const sources: FileColumns = {
  columns: {
    kind: ['analysis, list, network or edges (a type of additional edges)'],
    name: ['Id of the analysis, or name of the list, network or type of edges'],
    citation: ['Citation of the source'],
    doi: ['DOI of the source'],
    pmid: ['PubMed id of the source'],
    url: ['Address of the source file, or of its repository'],
    commit: ['Git commit of the source file'],
    sha256: ['Checksum (SHA-256) of the source file'],
    license: ['License that the source states; License unknown where it states none'],
    recipe: ['Name and version of the recipe that made the part'],
  },
};

/** The columns of the table of a view, under the name of its file. */
const notesOfView = ({ file, table }: View): [string, FileColumns] => [
  `tables/${file}.csv`,
  { columns: Object.fromEntries(table.columns.map(({ name, meaning, unit }) => [name, [meaning, unit]])) },
];

/** The columns of every table of an archive, by file. */
export const columnNotes: Readonly<Record<string, FileColumns | undefined>> = {
  ...Object.fromEntries(views.map(notesOfView)),
  'sources.csv': sources,
  'tables/interactions.csv': interactions,
  'tables/result.xlsx': workbook,
  'tables/metadata.csv': {
    columns: { KEY: ['Name of the metadata'] },
    others: (id) => [`Value for analysis ${id}`],
  },
  'tables/target_genes.txt': { columns: { 'gene id': ['Id of the target gene; the file has no heading'] } },
  'tables/precision_recall.csv': precisionRecall,
  'network/network.sif': {
    columns: {
      source: ['Gene id of the TF; the file has no headings'],
      interaction: ['Name of the edge'],
      target: ['Gene id of the target'],
    },
  },
};
