import { join } from 'node:path';

/** The variable that names a folder with `sources` (archives of public repositories, SOURCES.tsv) and `data` (import folders). */
const sourcesVariable = 'TRELLIS_SOURCES';

const folder = process.env[sourcesVariable];
if (!folder)
  throw new Error(`${sourcesVariable} names no folder; start these tests with npm run torture -- sources FOLDER`);

/** Archives of the public repositories that data come from, and the table of their files. */
export const sources: string = join(folder, 'sources');

/** Import folders that were converted by hand, by edition. */
export const converted: string = join(folder, 'data');
