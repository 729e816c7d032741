import type { Aspect } from '@trellis/core/dataset';
import type { TestModel } from '@trellis/core/degrees';
import type { AspectCounts, PopulationOptions } from '@trellis/core/ontology';
import type { Correction } from '@trellis/core/stats';
import type { AnalysisKey, ColumnInfo, Selection } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { orNaN, orNull, wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/resultFunctions.ts';

/** One term with its tests in every set; the arrays have one element per set. */
export interface ResultTerm {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Genes of the term in the universe, and of the population. */
  readonly K: number;
  readonly P: number;
  /** Genes of the term in the set. */
  readonly k: readonly number[];
  /** Base-10 logarithms of the p-values; 0 without a gene. */
  readonly pLog10: readonly number[];
  readonly adjustedLog10: readonly number[];
  /** With the model `both`, the tests by the degrees of genes. */
  readonly degrees?: TermDegrees;
}

/** The tests of a term by the degrees of genes; NaN for a set without one: all rows of the result, and sets without a model. */
export interface TermDegrees {
  /** Number of genes of the term that degrees explain. */
  readonly expected: readonly number[];
  readonly pLog10: readonly number[];
  readonly adjustedLog10: readonly number[];
}

/** How functions were tested. */
export interface FunctionTest extends Required<Omit<PopulationOptions, 'aspects'>> {
  readonly correction: Correction;
  readonly alpha: number;
  /** What has selected the genes of the result. */
  readonly selection: Selection;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

/** The functions of all genes of a result and of the targets of each analysis. */
export interface ResultFunctionsView extends FunctionTest {
  /** All rows of the result, then the shown analyses in their order. */
  readonly sets: readonly TestedGeneSet[];
  /** Number of terms that are significant in at least one set. */
  readonly significant: Readonly<Partial<Record<Aspect, number>>>;
  /** These terms, or the best ones of each set, by their smallest adjusted p-value. */
  readonly terms: readonly ResultTerm[];
}

/** The tests of one set. */
export interface TestedGeneSet {
  /** Null for all rows of the result. */
  readonly analysis: AnalysisKey | null;
  readonly info: ColumnInfo | null;
  readonly aspects: Readonly<Partial<Record<Aspect, SetCounts>>>;
}

/** The tests of a set in one aspect, counted. */
export interface SetCounts extends Omit<AspectCounts, 'significant'> {
  /** Null for a test by degrees that was not made. */
  readonly significant: number | null;
  /** With the model `both`, the number of terms that are significant by the degrees of genes; null without a model of them. */
  readonly significantDegrees?: number | null;
}

type ResultFunctionsMessage = Immutable<Static<typeof schemas.ResultFunctionsSchema>>;
type TermMessage = ResultFunctionsMessage['terms'][number];
type Numbers = readonly number[];
type Statistics = readonly (number | null)[];

const logsWire = {
  encode: (logs: { readonly pLog10: Numbers; readonly adjustedLog10: Numbers }) => ({
    p_log10: logs.pLog10.map(orNull),
    padj_log10: logs.adjustedLog10.map(orNull),
  }),
  decode: (message: { readonly p_log10: Statistics; readonly padj_log10: Statistics }) => ({
    pLog10: message.p_log10.map(orNaN),
    adjustedLog10: message.padj_log10.map(orNaN),
  }),
};

const termWire: Wire<ResultTerm, TermMessage> = {
  encode: ({ pLog10, adjustedLog10, degrees, ...term }) => ({
    ...term,
    ...logsWire.encode({ pLog10, adjustedLog10 }),
    ...(degrees && { degrees: { expected: degrees.expected.map(orNull), ...logsWire.encode(degrees) } }),
  }),
  decode: ({ p_log10, padj_log10, degrees, ...term }) => ({
    ...term,
    ...logsWire.decode({ p_log10, padj_log10 }),
    ...(degrees && { degrees: { expected: degrees.expected.map(orNaN), ...logsWire.decode(degrees) } }),
  }),
};

const countNames = wireNames({ significantDegrees: 'significant_degrees' });

const mapAspects = <From extends object, To>(
  aspects: Readonly<Partial<Record<Aspect, From>>>,
  change: (counts: From) => To,
): Partial<Record<Aspect, To>> =>
  Object.fromEntries(Object.entries(aspects).map(([aspect, counts]) => [aspect, change(counts)]));

const resultFunctionsWire: Wire<ResultFunctionsView, ResultFunctionsMessage> = {
  encode: (view) => ({
    ...view,
    sets: view.sets.map((set) => ({ ...set, aspects: mapAspects(set.aspects, countNames.encode) })),
    terms: view.terms.map(termWire.encode),
  }),
  decode: (message) => ({
    ...message,
    sets: message.sets.map((set) => ({ ...set, aspects: mapAspects(set.aspects, countNames.decode) })),
    terms: message.terms.map(termWire.decode),
  }),
};

export const readResultFunctions = route<typeof schemas.readResultFunctions>()({
  method: 'GET',
  path: '/api/functions/:id/',
  wire: resultFunctionsWire,
});

export const readTermGenes = route<typeof schemas.readTermGenes>()({
  method: 'GET',
  path: '/api/functions/:id/genes/',
});

export const exportResultFunctions = route<typeof schemas.exportResultFunctions>()({
  method: 'GET',
  path: '/api/functions/:id.csv',
  media: 'text/csv',
  file: 'functions.csv',
});

export const drawResultFunctions = route<typeof schemas.drawResultFunctions>()({
  method: 'GET',
  path: '/api/functions/:id/heatmap.svg',
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. @public */
export const resultFunctionRoutes = {
  functions: readResultFunctions,
  termGenes: readTermGenes,
  functionsCsv: exportResultFunctions,
  functionsFigure: drawResultFunctions,
};
