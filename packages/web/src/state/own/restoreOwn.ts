import type { RequestInfo } from '@trellis/contract';
import { readOwnCsv } from '../../api/ownFile.ts';
import { useInputs } from '../inputs.ts';
import { rowsOfCsv } from './canonicalRows.ts';
import { experimentTypes, type OwnAnalysis } from './ownAnalysis.ts';
import { addOwn, ownOfEdition } from './ownAnalyses.ts';
import type { OwnContent } from './ownDatabase.ts';
import { useMadeRequests } from './requestSecrets.ts';

/**
 * Chooses the own analyses of a request for the query. Those that this browser does not have are read from the result and
 * saved here.
 */
export async function restoreOwn(id: string, { ownAnalyses = [], edition }: RequestInfo): Promise<void> {
  const sent = useMadeRequests.getState().made.find((made) => made.id === id)?.own ?? [];
  const saved = (await ownOfEdition()).filter((one) => sent.includes(one.id)).map((one) => one.id);
  useInputs.getState().chooseOwn(saved);
  if (saved.length === ownAnalyses.length) return;
  useInputs.getState().chooseOwn([]);
  await addOwn(await Promise.all(ownAnalyses.map((_, number) => readContent({ id, number, ownAnalyses, edition }))));
}

interface Wanted extends Required<Pick<RequestInfo, 'ownAnalyses' | 'edition'>> {
  readonly id: string;
  readonly number: number;
}

async function readContent({ id, number, ownAnalyses, edition }: Wanted): Promise<OwnContent> {
  const { tf, metadata } = ownAnalyses[number];
  const rows = rowsOfCsv(await readOwnCsv(id, number));
  // `answers` and `chosen` say how the file was read, which has been done.
  const { answers: _answers, chosen: _chosen, ...described } = metadata;
  const { tf: symbol = '', experiment_type: type = '', edge_type: edgeType = '', label = '', ...more } = described;
  const count = rows.genes === '' ? 0 : rows.genes.split('\n').length;
  const analysis: OwnAnalysis = {
    id: crypto.randomUUID(),
    edition,
    file: `result ${id}`,
    tf,
    symbol: symbol === tf ? '' : symbol,
    experimentType: experimentTypes.find((one) => one.toUpperCase() === type.toUpperCase()) ?? 'Expression',
    edgeType,
    label,
    more,
    reading: { changeUnit: 'log2', pUnit: 'p', cutoffs: undefined },
    rows: count,
    targets: count,
    created: Date.now(),
  };
  return { analysis, rows };
}
