import {
  exportListRegulators,
  exportRegulators,
  findRegulators as regulatorsRoute,
  readListRegulators,
} from '@trellis/contract';
import type { ListInUniverse } from '@trellis/core/genes';
import { findRegulators, strongestAnalyses, targetsInList } from '@trellis/core/regulators';
import { csvPieces } from '../../table.ts';
import { csvList, jsonList, type ListView } from '../listView.ts';
import type { Sources } from '../question.ts';
import { regulatorAnalysesTable } from './regulatorTables.ts';
import { strongestTable } from './strongestTable.ts';

/** The query that names the analyses to test; without one all are. */
interface Library {
  readonly library?: string | null | undefined;
}

const query = ({ library }: Library) => library;
const options = ({ library }: Library) => ({ library: library ?? undefined });

async function compute(
  list: ListInUniverse,
  { library }: ReturnType<typeof options>,
  { dataset, tables }: Pick<Sources, 'dataset' | 'tables'>,
) {
  return findRegulators(dataset, await tables.library(list.universe, library), list);
}

export const regulatorsOfList: ListView = {
  name: 'regulators',
  about: 'Ranks the TFs whose targets a gene list is enriched in.',
  route: regulatorsRoute,
  csv: exportRegulators,
  tables: [
    { name: 'regulators', table: strongestTable },
    { name: 'regulator-analyses', table: regulatorAnalysesTable },
  ],
  calls: [
    jsonList('listRegulators', regulatorsRoute, {
      route: regulatorsRoute,
      stored: readListRegulators,
      ...{ options, query, compute },
    }),
    csvList('listRegulatorsCsv', {
      route: exportRegulators,
      stored: exportListRegulators,
      options: ({ rows = 'tfs', ...fields }) => ({ rows, ...options(fields) }),
      query,
      async compute(list, { rows, ...chosen }, sources) {
        const view = await compute(list, chosen, sources);
        if (rows === 'analyses') return csvPieces(regulatorAnalysesTable, view);
        const ids = [...strongestAnalyses(view.analyses).values()].map(({ id }) => id);
        const { analyses } = targetsInList(sources.dataset, list, ids);
        const genesOf = new Map(analyses.map(({ id, genes }) => [id, genes]));
        return csvPieces(strongestTable, { ...view, genesOf });
      },
    }),
  ],
};
