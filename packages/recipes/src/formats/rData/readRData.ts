import type { Table } from '../../table.ts';
import { badFile } from '@trellis/core/formats';
import { readObjects } from './readObjects.ts';
import { elementsOf, rTable } from './rTable.ts';
import type { RValue } from './rValue.ts';
import { RFormatError } from './xdrReader.ts';

export interface RDataOptions {
  /** Name of the file in messages. */
  readonly name: string;
  /** Which object to read, `edges`, or which element of a list, `results/roots`. Not needed where there is one. */
  readonly object?: string;
}

/** How many names an error lists. */
const maxShownNames = 20;

/**
 * Reads a table from a file of R: a data frame, a vector of texts (column `gene`) or a named list of such vectors (columns
 * `list` and `gene`). Row names that a user gave are the column `row`; NA is an empty cell; a number is the shortest text that
 * reads back the same. Throws `bad-file` for a file that cannot be read, and if it is not clear which object is meant.
 */
export function readRData(bytes: Uint8Array, { name, object }: RDataOptions): Table {
  const objects = [...readObjects(bytes, name)];
  const chosen = object === undefined ? onlyValue(objects) : valueAt(objects, object);
  const table = chosen && tableOf(chosen, name);
  if (table !== undefined) return table;
  const wrong = object === undefined ? 'say which object to read' : `no table at ${JSON.stringify(object)}`;
  throw badFile(name, undefined, `${wrong}; ${listed(objects.flatMap(tablePaths))}`);
}

const onlyValue = (objects: readonly Named[]): RValue | undefined =>
  objects.length === 1 ? objects[0][1] : undefined;

type Named = [name: string, value: RValue];

/** The value at a path; names can hold slashes themselves. */
function valueAt(elements: readonly Named[], path: string): RValue | undefined {
  for (const [name, value] of elements) {
    if (name === path) return value;
    const inside = path.startsWith(`${name}/`) ? valueAt(elementsOf(value), path.slice(name.length + 1)) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function tableOf(value: RValue, name: string): Table | undefined {
  try {
    return rTable(value);
  } catch (error) {
    throw error instanceof RFormatError ? badFile(name, undefined, error.message) : error;
  }
}

/** Paths of the tables in a value: of the value itself, or of the elements of a list. */
function tablePaths([name, value]: Named): string[] {
  if (isTable(value)) return [name];
  return elementsOf(value).flatMap(([inner, each]) => tablePaths([name === '' ? inner : `${name}/${inner}`, each]));
}

function isTable(value: RValue): boolean {
  try {
    return rTable(value) !== undefined;
  } catch {
    return false;
  }
}

function listed(paths: readonly string[]): string {
  if (paths.length === 0) return 'the file holds no table';
  const shown = paths.slice(0, maxShownNames).join(', ');
  return `the file holds ${shown}${paths.length > maxShownNames ? ` and ${paths.length - maxShownNames} more` : ''}`;
}
