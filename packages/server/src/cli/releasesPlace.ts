import { join } from 'node:path';
import { isPostgresUrl } from '@trellis/store';
import type { Arguments } from './command.ts';
import { dataLocation } from './parse.ts';

/** The folder of all releases: the setting, else `releases` in the data folder. */
export function releasesPlace(args: Arguments): string {
  const folder = process.env['TRELLIS_RELEASES'];
  if (folder) return folder;
  const data = dataLocation(args);
  return join(isPostgresUrl(data) ? 'data' : data, 'releases');
}
