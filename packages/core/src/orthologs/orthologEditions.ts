import type { Dataset } from '../dataset/dataset.ts';
import { hubEdition } from './orthologPairs.ts';

type Named = Pick<Dataset, 'edition' | 'orthologEditions'>;

/** The names of the editions to which a gene list can be carried over: those that `orthologPairs` connects. */
export function orthologEditions(from: Named, others: readonly Named[]): string[] {
  const hub = others.find(({ edition }) => edition === hubEdition);
  const isConnected = (to: Named): boolean =>
    areListed(from, to) || (hub !== undefined && to !== hub && areListed(from, hub) && areListed(hub, to));
  return others.filter(isConnected).map(({ edition }) => edition);
}

/** Whether either side has a table of the other. */
const areListed = (a: Named, b: Named): boolean => lists(a, b) || lists(b, a);

const lists = ({ orthologEditions: listed }: Named, { edition }: Named): boolean => listed.includes(edition);
