import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../../testServer.ts';

describe('a server that starts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    writeFileSync(join(server.data, 'second.sqlite'), 'no database');
  });
  afterAll(() => server.stop());
  const text = async (path: string) => (await fetch(`${server.url}${path}`)).text();

  it('is ready when it has read its data sets, and one that is damaged keeps it from nothing', async () => {
    expect(await text('/metrics')).not.toContain('trellis_dataset_info{');
    await expect.poll(() => text('/readyz')).toBe('{"status":"ready"}');
    const sets = (await text('/metrics')).split('\n').filter((line) => line.startsWith('trellis_dataset_info{'));
    expect(sets).toHaveLength(1);
    expect(sets[0]).toContain('edition="development"');
  });
});
