import { encodeAnswer } from '@trellis/contract';
import * as contract from '@trellis/contract';
import {
  benchmarkRegulators,
  describeList,
  findOrthologs,
  findRegulators,
  listFunctions,
  listInUniverse,
  namesInList,
  noGeneRecognized,
  openSearch,
  requireOntology,
  searchDataset,
  targetsInList,
  translateQuery,
  TrellisError,
  type Dataset,
  type DatasetImage,
  type ListInUniverse,
  type SearchOptions,
} from '@trellis/core';
import type { MotifTables } from '@trellis/engine';
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
    case 'list': {
      const asked = await readList(dataset, tables, question.asked);
      if (asked.list.size === 0) throw noGeneRecognized(asked.list);
      const report = describeList(dataset, asked);
      return JSON.stringify(encodeAnswer(contract.readGeneList, { ...question.facts, ...report }));
    }
    case 'targets': {
      const asked = await readList(dataset, tables, question.asked);
      return JSON.stringify(targetsInList(dataset, asked, question.analyses));
    }
    case 'functions': {
      const asked = await readList(dataset, tables, question.asked);
      const view = listFunctions(dataset, requireOntology(dataset), { ...question.options, asked });
      return JSON.stringify(encodeAnswer(contract.findFunctions, view));
    }
    case 'regulators': {
      const asked = await readList(dataset, tables, question.asked);
      const library = await tables.library(asked.universe, question.library);
      return JSON.stringify(encodeAnswer(contract.findRegulators, findRegulators(dataset, library, asked)));
    }
    case 'orthologs': {
      const asked = await readList(dataset, tables, question.asked);
      const view = findOrthologs(editionsOf(task, dataset, datasetOf), { ...question, asked });
      return JSON.stringify(encodeAnswer(contract.findOrthologs, view));
    }
    case 'translation': {
      const translated = translateQuery(question.query, editionsOf(task, dataset, datasetOf));
      return JSON.stringify(encodeAnswer(contract.translateQuery, translated));
    }
    case 'accuracy': {
      const benchmark = benchmarkRegulators(dataset, await tables.texts());
      return JSON.stringify(encodeAnswer(contract.readRegulatorAccuracy, benchmark));
    }
    case 'gene':
      return answerGene(task, question.name, sources);
    case 'search':
      return answerSearch(task, dataset, question);
    default:
      return question satisfies never;
  }
}

function answerSearch({ search }: ListTask, dataset: Dataset, options: SearchOptions): string {
  if (!search) throw new Error('a search needs an index');
  return JSON.stringify(encodeAnswer(contract.searchEverything, searchDataset(dataset, openSearch(search), options)));
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
