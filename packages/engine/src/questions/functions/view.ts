import {
  exportFunctions,
  exportListFunctions,
  findFunctions,
  readListFunctions,
  type BodyOf,
  type QueryOf,
} from '@trellis/contract';
import type { ListInUniverse } from '@trellis/core/genes';
import { listFunctions, requireOntology, type FunctionOptions } from '@trellis/core/ontology';
import { csvPieces } from '../../table.ts';
import { csvList, jsonList, type ListView } from '../listView.ts';
import type { Sources } from '../question.ts';
import { termTable } from './termTable.ts';

const options = (fields: BodyOf<typeof findFunctions> | QueryOf<typeof readListFunctions>): FunctionOptions => {
  const { aspects, scope, correction, min, max, evidence, alpha, compact, slim, significant, graph } = fields;
  return { aspects, scope, correction, min, max, evidence, alpha, compact, slim, significant, graph };
};

const compute = (requested: ListInUniverse, chosen: FunctionOptions, { dataset }: Sources) =>
  listFunctions(dataset, requireOntology(dataset), { ...chosen, requested });

export const functionsOfList: ListView = {
  name: 'functions',
  about: 'Finds the Gene Ontology terms in which a gene list is enriched.',
  route: findFunctions,
  csv: exportFunctions,
  tables: [{ name: 'terms', table: termTable }],
  calls: [
    jsonList('listFunctions', findFunctions, { route: findFunctions, stored: readListFunctions, options, compute }),
    csvList('listFunctionsCsv', {
      route: exportFunctions,
      stored: exportListFunctions,
      options,
      compute: (...given) => csvPieces(termTable, compute(...given)),
    }),
  ],
};
