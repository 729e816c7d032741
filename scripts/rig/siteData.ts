import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDescribedFolder } from './describedFolder.ts';
import { mustRun, type Program } from './program.ts';

/**
 * Makes a data folder with the editions that pages are tried on: the mini data set (development), the same with publications
 * and a release (rice), and the small demos of arabidopsis and maize. Returns its path.
 */
export async function makeSiteData(program: Program): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-site-'));
  const described = await mkdtemp(join(tmpdir(), 'trellis-described-'));
  const run = (command: string, edition: string, ...rest: string[]) =>
    mustRun(program, command, ...rest, '--edition', edition, '--data', data);
  try {
    await run('import', 'development', 'fixtures/mini');
    await writeDescribedFolder(described);
    await run('import', 'rice', described);
    await run('release', 'rice');
    for (const edition of ['arabidopsis', 'maize']) await run('demo', edition, '--size', 'small');
    return data;
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(described, { recursive: true, force: true });
  }
}
