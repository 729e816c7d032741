import type { EditionSettings } from '../edition/editionSettings.ts';
import { hubBetween } from './orthologPairs.ts';

/** An edition, and of which others it has a table of orthologs. */
interface Connected {
  readonly name: string;
  readonly orthologEditions: readonly string[];
  readonly settings: EditionSettings;
}

/** The names of the editions to which a gene list can be carried over: those that `orthologPairs` connects. */
export function orthologEditions(from: Connected, others: readonly Connected[]): string[] {
  const isConnected = (to: Connected): boolean => {
    if (areListed(from, to)) return true;
    const hub = others.find(({ name }) => name === hubBetween(from.settings, to.settings));
    return hub !== undefined && hub !== to && areListed(from, hub) && areListed(hub, to);
  };
  return others.filter(isConnected).map(({ name }) => name);
}

/** Whether either side has a table of the other. */
const areListed = (a: Connected, b: Connected): boolean => lists(a, b) || lists(b, a);

const lists = ({ orthologEditions: listed }: Connected, { name }: Connected): boolean => listed.includes(name);
