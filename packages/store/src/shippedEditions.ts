import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EditionSettings } from '@trellis/core/edition';
import { readEditionSettings } from '@trellis/core/yaml';

/** The files of the editions that are shipped; seen from the sources and from the bundle. */
const folder = new URL('../../../editions/', import.meta.url);

let known: ReadonlyMap<string, EditionSettings> | undefined;

/** What the shipped files say, by edition. They hold for data sets of their name that have no `edition.yaml` of their own. */
export function shippedEditions(): ReadonlyMap<string, EditionSettings> {
  known ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file.slice(0, -'.yaml'.length), readShipped(file)]),
  );
  return known;
}

const readShipped = (file: string): EditionSettings =>
  readEditionSettings({
    shown: `editions/${file}`,
    text: readFileSync(fileURLToPath(new URL(file, folder)), 'utf8'),
  });

/** The settings of a data set, or those that are shipped for the name of its edition. */
export const orShipped = (edition: string, settings: EditionSettings | null): EditionSettings =>
  settings ?? shippedEditions().get(edition) ?? {};
