import { TrellisError } from '../errors.ts';

/** `[[tf id, filter, tag], analysis id]`. */
export type ColumnKey = readonly [readonly [tf: string, filter: string, tag: string], number];

/** What a user has made of a column: its name, whether it is shown, and how often it was renamed. */
export interface ColumnState {
  readonly name: string;
  readonly show: boolean;
  readonly version: number;
}

export type ColumnStates = readonly (readonly [ColumnKey, ColumnState])[];

/** Name that a column has until a user gives it another one. */
export const defaultName = ([[tf, filter], id]: ColumnKey): string => `${tf}_${filter}_${id}`;

/** Identity of a column within a request: its tag and analysis. */
export const keyText = ([[, , tag], id]: ColumnKey): string => `${tag} ${id}`;

/** An update as a client sends it: the versions are the server's to count. */
export type ColumnUpdate = readonly (readonly [ColumnKey, { readonly name: string; readonly show: boolean }])[];

/**
 * The states after an update. A column that the update leaves out stays as it was; a new name counts its version up.
 * Throws `unknown-analysis` for a column that the request does not have, `nothing-shown` when all would be hidden.
 */
export function updateStates(states: ColumnStates, update: ColumnUpdate): ColumnStates {
  const changes = new Map(update.map(([key, change]) => [keyText(key), change]));
  const known = new Set(states.map(([key]) => keyText(key)));
  for (const [key] of update) {
    if (known.has(keyText(key))) continue;
    throw new TrellisError('unknown-analysis', `The request has no analysis ${key[1]} of ${key[0][0]}.`);
  }
  const next = states.map(([key, state]) => [key, change(key, state, changes.get(keyText(key)))] as const);
  if (next.some(([, state]) => state.show)) return next;
  throw new TrellisError('nothing-shown', 'At least one analysis must stay shown.');
}

interface Wanted {
  readonly name: string;
  readonly show: boolean;
}

function change(key: ColumnKey, state: ColumnState, to: Wanted | undefined): ColumnState {
  if (!to) return state;
  const name = to.name.trim() || state.name;
  return { name, show: to.show, version: versionOf(key, state, name) };
}

/** The default name is no name of a user's, however it came back. */
function versionOf(key: ColumnKey, state: ColumnState, name: string): number {
  if (name === state.name) return state.version;
  return name === defaultName(key) ? 0 : state.version + 1;
}
