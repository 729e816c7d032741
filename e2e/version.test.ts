import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { useBrowser } from './support/browser.ts';
import { serve, trellis, type RunningServer } from './support/trellis.ts';

const visit = useBrowser();

/** A site of its own, since its data set is replaced. */
describe('a result whose data set was replaced', () => {
  let data: string;
  let server: RunningServer;
  let imports = 0;
  const importMini = () =>
    trellis('import', 'fixtures/mini', '--edition', 'development', '--label', `import ${++imports}`, '--data', data);
  const site = () => `http://localhost:${server.port}`;
  const version = async () =>
    ((await (await fetch(`http://127.0.0.1:${server.port}/api/site/`)).json()) as { version: string }).version;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-e2e-version-'));
    await importMini();
    server = await serve(data);
  });
  afterAll(async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  });

  it('says so, and names both versions', async () => {
    const [id, first] = [await ask(site(), 'ALF'), await version()];
    const page = await visit(`${site()}/result/table?request=${id}`);
    await page.getByRole('gridcell').first().waitFor();
    const notice = page.getByText('The data set has changed.');
    expect(await notice.count()).toBe(0);
    await importMini();
    await expect.poll(version, { timeout: 10_000 }).not.toBe(first);
    await page.reload();
    await notice.waitFor();
    await page.getByRole('button', { name: 'Show Query' }).click();
    const text = await page.getByRole('dialog').textContent();
    expect(text).toContain(`${(await version()).slice(0, 12)}, replaced since the query was first run on`);
    expect(text).toContain(first.slice(0, 12));
  });
});
