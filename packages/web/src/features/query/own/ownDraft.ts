import { valueOf } from '@trellis/core';
import { perturbationKey, readPerturbation, type Perturbation } from '@trellis/core/dataset';
import type { NameMeaning } from '@trellis/core/views';
import { formatCount } from '../../../ui/numbers.ts';
import { countTargets, toP } from '../../../state/own/canonicalRows.ts';
import {
  maxOwnRows,
  type ChangeUnit,
  type Cutoffs,
  type ExperimentType,
  type OwnAnalysis,
  type OwnReading,
  type OwnRows,
  type PUnit,
} from '../../../state/own/ownAnalysis.ts';
import { moreText, readMetadataText } from './metadataText.ts';
import type { FileReading } from '../../../state/reading/readingTask.ts';

/** An analysis while its form is open. */
export interface OwnDraft {
  readonly file: string;
  readonly rows: OwnRows;
  readonly count: number;
  /** Id, symbol or alias of the TF, as typed. */
  readonly tf: string;
  readonly experimentType: ExperimentType | undefined;
  /** What an expression experiment did to the TF; undefined while it is not stated. */
  readonly perturbation: Perturbation | undefined;
  readonly edgeType: string;
  readonly label: string;
  /** Further metadata, a line `Key: value` each. */
  readonly more: string;
  /** Undefined until the user says it, where the file does not. */
  readonly changeUnit: ChangeUnit | undefined;
  /** Whether the unit has to be asked for. */
  readonly asksUnit: boolean;
  readonly pUnit: PUnit;
  readonly cutoffs: Cutoffs | undefined;
}

/** The part of a name before its endings, as the label of an analysis. */
const baseName = (file: string): string =>
  file.replace(/(\.(csv|tsv|txt|xlsx|xls|gz|tab|bed|narrowPeak|broadPeak))+$/i, '');

type Answers = Readonly<Record<string, string>>;

/** The edge types of the two experiment types, where the user has no better one. */
const usualEdgeTypes: Readonly<Record<ExperimentType, string>> = { Binding: 'Bound', Expression: 'Regulated' };

/** The form with an experiment type, and with its usual edge type unless the user has typed another one. */
export function withExperimentType(draft: OwnDraft, experimentType: ExperimentType | undefined): OwnDraft {
  const isOwn = draft.edgeType !== '' && !Object.values(usualEdgeTypes).includes(draft.edgeType);
  const edgeType = isOwn || !experimentType ? draft.edgeType : usualEdgeTypes[experimentType];
  return { ...draft, experimentType, edgeType };
}

/** What the rows of a file are evidence of, where they say it: peaks of binding, changes of expression. */
const typeOf = ({ file, rows }: FileReading): ExperimentType | undefined =>
  file.peaks_without_genes !== undefined ? 'Binding' : rows?.change ? 'Expression' : undefined;

/** The form of a file that was just read, with the answers to what it leaves open. */
export const newDraft = (file: string, read: FileReading, answers: Answers = {}): OwnDraft =>
  withExperimentType(
    {
      file,
      tf: '',
      experimentType: undefined,
      perturbation: undefined,
      edgeType: '',
      label: baseName(file),
      more: '',
      ...rowsOf(read, answers),
    },
    typeOf(read),
  );

/** The form with the rows of another reading of its file; what the user has typed stays. */
export const withRows = (draft: OwnDraft, read: FileReading, answers: Answers): OwnDraft => ({
  ...draft,
  ...rowsOf(read, answers),
});

const noRows = { genes: '', change: undefined, p: undefined, count: 0 };

/** The reader gives changes as log2 and p-values; a unit that only the user knows is missing until it is answered. */
function rowsOf({ file, rows = noRows }: FileReading, answers: Answers) {
  const { genes, change, p, count } = rows;
  const isOpen = file.questions.some(({ code }) => code === 'unit_of_change') && !answers['unit_of_change'];
  return {
    rows: { genes, change, p },
    count,
    asksUnit: false,
    changeUnit: isOpen ? undefined : ('log2' as const),
    pUnit: 'p' as const,
    cutoffs: cutoffsOf({ change, p }, file.questions, answers),
  };
}

/** Usual cutoffs, each for the numbers that a file has; a probability has the cutoff of its question. */
function cutoffsOf(
  { change, p }: Pick<OwnRows, 'change' | 'p'>,
  questions: FileReading['file']['questions'],
  answers: Answers,
): Cutoffs | undefined {
  if (!change && !p) return undefined;
  const requested = questions.find(({ code }) => code === 'meaning_of_probability');
  const least = Number(requested && (valueOf(answers, requested.code) ?? requested.choices[0]));
  const maxP = !p ? 1 : !requested ? 0.05 : Number.isNaN(least) ? 1 : 1 - least;
  return { minChange: change ? 1 : 0, maxP };
}

/** The form of a saved analysis. */
export const draftOf = (analysis: OwnAnalysis, rows: OwnRows): OwnDraft => ({
  file: analysis.file,
  rows,
  count: analysis.rows,
  tf: analysis.symbol || analysis.tf,
  experimentType: analysis.experimentType,
  perturbation: readPerturbation(analysis.more[perturbationKey]),
  edgeType: analysis.edgeType,
  label: analysis.label,
  more: moreText(withoutPerturbation(analysis.more)),
  ...analysis.reading,
  asksUnit: analysis.reading.changeUnit !== 'log2',
});

/** The form with a text of metadata: what it says about the fields goes there, the rest stays as lines. */
export function withMetadata(draft: OwnDraft, text: string): OwnDraft {
  const { problem, more: read, ...fields } = readMetadataText(text);
  if (problem !== undefined) return { ...draft, more: text };
  const perturbation = readPerturbation(read[perturbationKey]);
  const more = perturbation ? withoutPerturbation(read) : read;
  const known = Object.fromEntries(
    Object.entries({ ...fields, perturbation }).filter(([, value]) => value !== undefined && value !== ''),
  );
  return { ...draft, ...known, more: moreText(more) };
}

const withoutPerturbation = (more: OwnAnalysis['more']): OwnAnalysis['more'] =>
  Object.fromEntries(Object.entries(more).filter(([key]) => key !== perturbationKey));

/** What the numbers mean; undefined while the unit is not known. */
const readingOf = ({ changeUnit, pUnit, cutoffs, rows }: OwnDraft): OwnReading | undefined =>
  changeUnit === undefined && rows.change ? undefined : { changeUnit: changeUnit ?? 'log2', pUnit, cutoffs };

/** Number of genes that are sent; undefined while the unit is not known. */
export function targetCount(draft: OwnDraft): number | undefined {
  const reading = readingOf(draft);
  return reading && countTargets(draft.rows, reading);
}

/** Fields of the form. */
export type DraftField = 'tf' | 'experimentType' | 'edgeType' | 'label' | 'more' | 'changeUnit' | 'p' | 'rows';

/** What is wrong with a form, by field; empty when it can be saved. */
export function problemsOf(draft: OwnDraft, tf: NameMeaning | undefined): Partial<Record<DraftField, string>> {
  const { problem: more } = readMetadataText(draft.more);
  const all: Record<DraftField, string | undefined> = {
    tf: tfProblem(draft.tf, tf),
    experimentType: draft.experimentType ? undefined : 'Choose Expression or Binding.',
    edgeType: draft.edgeType.trim() ? undefined : 'Type an edge type, for example "Regulated".',
    label: draft.label.trim() ? undefined : 'Give the analysis a label.',
    more,
    changeUnit: readingOf(draft) ? undefined : 'Choose the unit of the fold changes.',
    p: pProblem(draft),
    rows: rowsProblem(draft),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

function tfProblem(typed: string, meaning: NameMeaning | undefined): string | undefined {
  if (typed.trim() === '') return 'Type the TF: a gene id, a symbol or an alias.';
  if (!meaning) return 'The TF is being checked.';
  if (meaning.kind === 'tf' || meaning.kind === 'gene') return undefined;
  if (meaning.kind === 'ambiguous')
    return `Several genes are called "${typed.trim()}": type ${meaning.ids.join(' or ')}.`;
  return `No gene of this edition is called "${typed.trim()}".`;
}

function pProblem({ rows, pUnit }: OwnDraft): string | undefined {
  const wrong = rows.p?.find((value) => toP(value, pUnit) < 0 || toP(value, pUnit) > 1);
  return wrong === undefined
    ? undefined
    : `${wrong} is not a p-value between 0 and 1. Choose another column or unit for the p-values.`;
}

function rowsProblem(draft: OwnDraft): string | undefined {
  const targets = targetCount(draft);
  if (draft.count === 0) return 'The file has no known gene.';
  if (targets === 0) return 'No gene passes the cutoffs.';
  if (targets !== undefined && targets > maxOwnRows)
    return `${formatCount(targets)} genes are too many: at most ${formatCount(maxOwnRows)} per analysis.`;
  return undefined;
}

/** The analysis of a form without problems. */
export function analysisOf(
  draft: OwnDraft,
  tf: { readonly id: string; readonly symbol: string },
  known: Pick<OwnAnalysis, 'id' | 'edition' | 'created'>,
): OwnAnalysis {
  const { file, count, experimentType = 'Expression', perturbation, edgeType, label, more } = draft;
  const stated: OwnAnalysis['more'] =
    experimentType === 'Expression' && perturbation ? { [perturbationKey]: perturbation } : {};
  const reading = readingOf(draft) ?? { changeUnit: 'log2', pUnit: 'p', cutoffs: undefined };
  return {
    ...known,
    file,
    tf: tf.id,
    symbol: tf.symbol,
    experimentType,
    edgeType: edgeType.trim(),
    label: label.trim(),
    more: { ...readMetadataText(more).more, ...stated },
    reading,
    rows: count,
    targets: countTargets(draft.rows, reading),
  };
}
