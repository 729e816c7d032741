import { TrellisError } from '../errors.ts';

/** `[[tf id, filter, tag], analysis id]`. */
export type ColumnKey = readonly [readonly [tf: string, filter: string, tag: string], number];

/** The user's settings of a column; `version` counts how often it was renamed. */
export interface ColumnState {
  readonly name: string;
  readonly show: boolean;
  readonly version: number;
}

export type ColumnStates = readonly (readonly [ColumnKey, ColumnState])[];

/** Name of a column that no user has renamed. */
export const defaultName = ([[tf, filter], id]: ColumnKey): string => `${tf}_${filter}_${id}`;

/** Identity of a column within a request: its tag and analysis. */
export const keyText = ([[, , tag], id]: ColumnKey): string => `${tag} ${id}`;

/**
 * The states that differ from the original ones, as they are stored: an original name is '', and the key has no filter, since a
 * query can have thousands of columns with the same long one. `keyText` and `completeStates` need neither.
 */
export const changedStates = (states: ColumnStates): ColumnStates =>
  states.flatMap(([key, state]): ColumnStates => {
    const [[tf, , tag], id] = key;
    const name = state.name === defaultName(key) ? '' : state.name;
    if (name === '' && state.show && state.version === 0) return [];
    return [[[[tf, '', tag], id], { ...state, name }]];
  });

/** The states of all columns: the original ones, with those that are stored. A stored name '' is the original one. */
export function completeStates(original: ColumnStates, stored: ColumnStates): ColumnStates {
  const byKey = new Map(stored.map(([key, state]) => [keyText(key), state]));
  return original.map(([key, state]) => {
    const found = byKey.get(keyText(key));
    return [key, found ? { ...found, name: found.name || state.name } : state] as const;
  });
}

/** An update from a client; versions are counted here. */
export type ColumnUpdate = readonly (readonly [ColumnKey, { readonly name: string; readonly show: boolean }])[];

/**
 * Applies an update. Columns that are not in it stay unchanged; a new name increments the version. Throws
 * `unknown-analysis` for a column that is not in the request, `nothing-shown` if all would be hidden.
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

/** Going back to the default name resets the version to 0. */
function versionOf(key: ColumnKey, state: ColumnState, name: string): number {
  if (name === state.name) return state.version;
  return name === defaultName(key) ? 0 : state.version + 1;
}
