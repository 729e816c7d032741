import { encodeAnswer } from '@trellis/contract';
import * as contract from '@trellis/contract';
import {
  benchmarkRegulators,
  findOrthologs,
  findRegulators,
  listFunctions,
  listInUniverse,
  namesInList,
  requireOntology,
  TrellisError,
  type Dataset,
  type DatasetImage,
  type ListInUniverse,
} from '@trellis/core';
import type { MotifTables } from '../motifTables.ts';
import { answerGene } from './answerGene.ts';
import type { AskedList } from './listQuestion.ts';
import type { ListTables } from './listTables.ts';
import type { ListTask } from './listTask.ts';

/** What a question is answered from. */
interface Sources {
  readonly tables: ListTables;
  readonly motifs: MotifTables;
  readonly datasetOf: (image: DatasetImage) => Dataset;
}

/** Answers a question about a gene list or a gene with the JSON text of its route. */
export async function answerList(task: ListTask, sources: Sources): Promise<string> {
  const { tables, datasetOf } = sources;
  const { question } = task;
  const dataset = datasetOf(task.image);
  switch (question.kind) {
    case 'functions': {
      const asked = await readList(dataset, tables, question.asked);
      const view = listFunctions(dataset, requireOntology(dataset), { ...question.options, asked });
      return JSON.stringify(encodeAnswer(contract.findFunctions, view));
    }
    case 'regulators': {
      const asked = await readList(dataset, tables, question.asked);
      const { namedQueries } = task;
      const library = await tables.library(asked.universe, { query: question.library, namedQueries });
      return JSON.stringify(encodeAnswer(contract.findRegulators, findRegulators(dataset, library, asked)));
    }
    case 'orthologs': {
      const asked = await readList(dataset, tables, question.asked);
      const view = findOrthologs(editionsOf(task, dataset, datasetOf), { ...question, asked });
      return JSON.stringify(encodeAnswer(contract.findOrthologs, view));
    }
    case 'accuracy':
      return JSON.stringify(
        encodeAnswer(contract.readRegulatorAccuracy, benchmarkRegulators(dataset, await tables.nullLists())),
      );
    case 'gene':
      return answerGene(task, question.name, sources);
    default:
      return question satisfies never;
  }
}

/** The genes of a question in their universe. Throws `bad-request` unless it names genes or a predefined list. */
async function readList(dataset: Dataset, tables: ListTables, asked: AskedList): Promise<ListInUniverse> {
  const { genes, list, part, background } = asked;
  if (genes && list !== undefined)
    throw new TrellisError('bad-request', 'The fields "genes" and "list" exclude each other: give one of them.');
  if (!genes && list === undefined)
    throw new TrellisError(
      'bad-request',
      'The field "genes" is missing; or give "list", the name of a predefined list.',
    );
  if (list === undefined) return listInUniverse(dataset, { names: genes ?? [], background });
  const names = namesInList(list, await tables.list(list), part);
  return listInUniverse(dataset, { names, background });
}

function editionsOf({ to, hub }: ListTask, from: Dataset, datasetOf: Sources['datasetOf']) {
  if (!to) throw new Error('orthologs need a second data set');
  return { from, to: datasetOf(to), hub: () => hub && datasetOf(hub) };
}
