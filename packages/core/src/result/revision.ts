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
