import { TrellisError } from '@trellis/core';
import type { AnalysisContents, DatasetContents } from '@trellis/core/dataset';
import { readAnalysisName } from '../import/analysisFiles.ts';
import { readAnyAnalysis } from '../import/anyAnalysis.ts';
import type { SourceFile } from '../import/badFile.ts';
import { GeneIndex } from '../import/geneIndex.ts';
import { analysisRow, hashAnalysis } from '../contents/rows.ts';
import { readMetadata } from '../import/metadataFile.ts';
import type { DatasetChange, MakeChange } from './change.ts';

export interface AnalysisOptions {
  readonly data: SourceFile;
  readonly metadata: SourceFile;
  /** The new id; by default the number in the file name, or the next after the largest. */
  readonly id?: number;
  /** Allows replacing the analysis with the same id (or, without any number, the same name). */
  readonly replace: boolean;
  /** Adds an analysis also where there is one with the same content. */
  readonly again: boolean;
}

/** Adds or replaces one analysis. */
export const importAnalysis =
  (options: AnalysisOptions): MakeChange =>
  async (current: DatasetContents): Promise<DatasetChange> => {
    const { tf, metadata, warnings } = await readMetadata(options.metadata, new GeneIndex(current.genes));
    const { data, report } = await readAnyAnalysis(options.data, current);
    if (!options.again) refuseKnown({ tf, metadata, ...data }, current.analyses);
    const { id, name, replaced } = chooseId(options, current.analyses);
    const others = current.analyses.filter((analysis) => analysis.id !== id);
    const analyses = [...others, { id, name, tf, metadata, ...data }].sort((a, b) => a.id - b.id);
    const note = replaced ? `analysis ${id} replaced (was ${replaced.name})` : `analysis ${id} added`;
    return {
      contents: { ...current, analyses },
      files: [warnings.length > 0 ? { ...report, warnings } : report],
      notes: [note],
    };
  };

type Content = Omit<AnalysisContents, 'id' | 'name'>;

/** The hash of everything but the id and the name. */
const contentHash = (analysis: Content): string => hashAnalysis(analysisRow({ ...analysis, id: 0, name: '' }));

/** Throws `bad-request` where an analysis has the same TF, metadata and targets. */
function refuseKnown(added: Content, analyses: readonly AnalysisContents[]): void {
  const hash = contentHash(added);
  const { length } = added.targets;
  const known = analyses.find(
    (analysis) => analysis.tf === added.tf && analysis.targets.length === length && contentHash(analysis) === hash,
  );
  if (known)
    throw new TrellisError(
      'bad-request',
      `analysis ${known.id} (${known.name}) has the same content; use --again to add it once more`,
    );
}

function chooseId({ data, id: given, replace }: AnalysisOptions, analyses: readonly AnalysisContents[]) {
  const { id: idInName, name } = readAnalysisName(data);
  const id = given ?? idInName ?? (replace ? idOfName(name, analyses) : undefined) ?? nextId(analyses);
  const replaced = analyses.find((analysis) => analysis.id === id);
  if (!replaced || replace) return { id, name, replaced };
  throw new TrellisError(
    'bad-request',
    `analysis ${id} already exists (${replaced.name}); use --replace to replace it`,
  );
}

function idOfName(name: string, analyses: readonly AnalysisContents[]): number | undefined {
  const [first, second] = analyses.filter((analysis) => analysis.name === name);
  if (!second) return first?.id;
  throw new TrellisError(
    'bad-request',
    `analyses ${first.id} and ${second.id} are both called ${name}; choose one with --id`,
  );
}

const nextId = (analyses: readonly AnalysisContents[]): number => (analyses.at(-1)?.id ?? 0) + 1;

export const removeAnalysis =
  (id: number): MakeChange =>
  (current) => {
    const gone = current.analyses.find((analysis) => analysis.id === id);
    if (!gone)
      throw new TrellisError('unknown-analysis', `there is no analysis ${id} in the data set "${current.edition}"`);
    const analyses = current.analyses.filter((analysis) => analysis !== gone);
    return { contents: { ...current, analyses }, files: [], notes: [`analysis ${id} removed (${gone.name})`] };
  };
