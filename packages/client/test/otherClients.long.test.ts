import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { Operations } from './operations.ts';
import { python, pythonProgram, r, root, rProgram, run, startSite } from './programs.ts';

describe.concurrent('the documentation of the clients in other languages', { timeout: 240_000 }, () => {
  let [url, stop] = ['', (): Promise<void> => Promise.resolve()];
  const operations = new Operations(join(root, 'docs/openapi.json'));

  beforeAll(async () => {
    const site = await startSite();
    [url, stop] = [site.url, site.stop];
    operations.listenTo(site.server);
  }, 120_000);
  afterAll(() => stop());

  it.skipIf(!python)('has examples in Python that run, and tests that make every call', async ({ expect }) => {
    const said = await run(pythonProgram(['unittest', 'discover', '-s', 'tests', '-t', '.']), url);
    expect(said).toMatch(/^OK/m);
    expect(operations.missing('trellis-tf/')).toEqual([]);
  });

  it.skipIf(!r)('has examples and sessions in R that run, and tests that make every call', async ({ expect }) => {
    const guide = rProgram('guide', join(root, 'docs/guide/clients.md'), 'vignettes/trellisTF.Rmd');
    const programs = [rProgram('examples'), rProgram('calls'), guide];
    const said = await Promise.all(programs.map((program) => run(program, url)));
    expect(Number(/(\d+) examples/.exec(said[0])?.[1])).toBeGreaterThan(5);
    expect(Number(/(\d+) lines/.exec(said[2])?.[1])).toBeGreaterThan(20);
    expect(operations.missing('trellisTF/')).toEqual([]);
  });

  it('is known to have missed a call only by what is called', ({ expect }) => {
    expect(operations.missing('none/')).toHaveLength(operations.all.length);
    expect(operations.all.length).toBeGreaterThan(70);
  });
});
