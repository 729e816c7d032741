import type { Dataset, DatasetImage } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import type { Chunks, ViewCall } from './call.ts';
import type { DataReader } from './data/dataReader.ts';
import { documentTexts } from './data/documentTexts.ts';
import { motifTables } from './data/motifTables.ts';
import { OpenVersions } from './data/openVersions.ts';
import { readNetwork, shareNetwork } from './data/targetNetworks.ts';
import { openResult, type EvaluatedResult } from './evaluatedResult.ts';
import { questionNamed } from './questions/index.ts';
import { listTables } from './questions/listTables.ts';
import type { QuestionTask } from './questions/questionTask.ts';
import type { ViewTask } from './viewTask.ts';

/** What a host gives to a thread that computes answers. */
interface AnswererHost {
  readonly reader: DataReader;
  /** The call of a name. */
  readonly callNamed: (name: string) => ViewCall;
}

/** Computes the answers of one thread: a worker of the server, a worker of a page, or a test. */
export interface Answerer {
  /** Computes the text of an answer, or its pieces. `checkpoint` throws once it is canceled. */
  answer(task: ViewTask | QuestionTask, checkpoint: () => void): Promise<string | Chunks>;
  /** Opens a data set, or takes the open one. */
  datasetOf(image: DatasetImage): Dataset;
  /** Closes all data sets but those with these keys (`versionKey`). Returns whether one was dropped that the host held. */
  retain(keys: ReadonlySet<string>): boolean;
}

export function openAnswerer({ reader, callNamed }: AnswererHost): Answerer {
  const open = new OpenVersions();
  const datasetOf = (image: DatasetImage) => open.datasetOf(image);

  function computeQuestion(task: QuestionTask): Promise<string> {
    const dataset = datasetOf(task.image);
    const [tables, motifs] = [listTables(reader, dataset), motifTables(reader, dataset)];
    return questionNamed(task.question).write(task.options, { dataset, tables, motifs, task, datasetOf });
  }

  function computeView(task: ViewTask, checkpoint: () => void): Promise<string | Chunks> {
    const evaluated = resultOf(open, task, checkpoint);
    const { dataset } = evaluated.result;
    const { image, own } = task.compared ?? { image: task.image, own: task.request.own };
    return callNamed(task.call).write(evaluated, task.options, {
      request: task.context,
      checkpoint,
      motifs: motifTables(reader, dataset),
      documents: documentTexts(reader, dataset),
      ownFiles: task.ownFiles ?? [],
      compared: () => resultOf(open, { ...task, image, request: { ...task.request, own } }, checkpoint),
    });
  }

  return {
    answer: (task, checkpoint) => ('question' in task ? computeQuestion(task) : computeView(task, checkpoint)),
    datasetOf,
    retain: (keys) => open.retain(keys),
  };
}

function resultOf(
  open: OpenVersions,
  { image, request, context }: ViewTask,
  checkpoint: () => void,
): EvaluatedResult {
  return open.resultOf(image, `${request.id} ${context.revision}`, (dataset) =>
    openResult(evaluateRequest(dataset, shareNetwork(request), { checkpoint, readNetwork })),
  );
}
