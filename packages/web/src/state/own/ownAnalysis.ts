/** In what a column gives changes; they are kept as given, and sent as log2 fold changes. */
export const changeUnits = ['log2', 'ln', 'log10', 'ratio', 'signed'] as const;
export type ChangeUnit = (typeof changeUnits)[number];

/** In what a column gives p-values. */
export const pUnits = ['p', '-log10'] as const;
export type PUnit = (typeof pUnits)[number];

/** Which rows of a table of all genes are targets. */
export interface Cutoffs {
  /** Minimum of |log2 fold change|; 0 for any. */
  readonly minChange: number;
  /** Maximum p-value; 1 for any. */
  readonly maxP: number;
}

/** The rows of a file, one per gene, with the numbers that are written there. Missing numbers are NaN. */
export interface OwnRows {
  /** Gene ids, one per line. */
  readonly genes: string;
  readonly change: Float64Array | undefined;
  readonly p: Float64Array | undefined;
}

/** What the numbers of rows mean, and which of them are sent. */
export interface OwnReading {
  readonly changeUnit: ChangeUnit;
  readonly pUnit: PUnit;
  /** Undefined where all rows are targets. */
  readonly cutoffs: Cutoffs | undefined;
}

export const experimentTypes = ['Expression', 'Binding'] as const;
export type ExperimentType = (typeof experimentTypes)[number];

/** What is known about an analysis. */
export interface OwnDescription {
  /** Gene id of the TF. */
  readonly tf: string;
  /** Its symbol, '' without one. */
  readonly symbol: string;
  readonly experimentType: ExperimentType;
  readonly edgeType: string;
  readonly label: string;
  /** Further metadata, by key. */
  readonly more: Readonly<Record<string, string>>;
}

/** A saved analysis without its rows. */
export interface OwnAnalysis extends OwnDescription {
  readonly id: string;
  /** The edition whose genes it names. */
  readonly edition: string;
  readonly file: string;
  readonly reading: OwnReading;
  /** Number of rows, and of those that are sent. */
  readonly rows: number;
  readonly targets: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Limits of the server for one query. */
export const maxOwnAnalyses = 20;
export const maxOwnRows = 50_000;
