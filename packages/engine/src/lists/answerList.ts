import * as contract from '@trellis/contract';
import { encodeAnswer } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { Dataset, DatasetImage } from '@trellis/core/dataset';
import {
  describeList,
  listInUniverse,
  namesInList,
  noGeneRecognized,
  type ListInUniverse,
} from '@trellis/core/genes';
import { listFunctions, requireOntology } from '@trellis/core/ontology';
import { findOrthologs, translateQuery } from '@trellis/core/orthologs';
import {
  benchmarkRegulators,
  findRegulators,
  targetsInList,
  strongestAnalyses,
  type RegulatorsView,
} from '@trellis/core/regulators';
import { openSearch, searchDataset, type SearchOptions } from '@trellis/core/search';
import { csvPieces } from '../table.ts';
import type { MotifTables } from '../viewContext.ts';
import { answerGene } from './answerGene.ts';
import type { AskedList } from './listQuestion.ts';
import type { ListTables } from './listTables.ts';
import type { ListTask } from './listTask.ts';
import { termTable } from './termTable.ts';
import { regulatorAnalysesTable } from './regulatorTables.ts';
import { strongestTable } from './strongestTable.ts';

/** What a question is answered from. */
interface Sources {
  readonly tables: ListTables;
  readonly motifs: MotifTables;
  readonly datasetOf: (image: DatasetImage) => Dataset;
}

/** Answers a question about a gene list or a gene with the text of its route, JSON or CSV. */
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
      if (question.table) return [...csvPieces(termTable, view)].join('');
      return JSON.stringify(encodeAnswer(contract.findFunctions, view));
    }
    case 'regulators': {
      const asked = await readList(dataset, tables, question.asked);
      const library = await tables.library(asked.universe, question.library);
      const view = findRegulators(dataset, library, asked);
      if (question.table) return regulatorsCsv(view, { dataset, asked, rows: question.table });
      return JSON.stringify(encodeAnswer(contract.findRegulators, view));
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

/** A table of regulators. */
interface Tabled {
  readonly dataset: Dataset;
  readonly asked: ListInUniverse;
  readonly rows: 'tfs' | 'analyses';
}

/** The regulators of a list as CSV: a row per TF, with the genes of its analysis of the smallest p-value, or a row per analysis. */
function regulatorsCsv(view: RegulatorsView, { dataset, asked, rows }: Tabled): string {
  if (rows === 'analyses') return [...csvPieces(regulatorAnalysesTable, view)].join('');
  const ids = [...strongestAnalyses(view.analyses).values()].map(({ id }) => id);
  const { analyses } = targetsInList(dataset, asked, ids);
  const genesOf = new Map(analyses.map(({ id, genes }) => [id, genes]));
  return [...csvPieces(strongestTable, { ...view, genesOf })].join('');
}
