import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ended, miniFolder, startTrellis, temporaryFolder, trellis } from './trellis.ts';

describe('trellis as a process', () => {
  it('answers on stdout, and draws no progress bar when it is piped', async () => {
    const data = await temporaryFolder();
    const imported = await ended(startTrellis('import', miniFolder, '--edition', 'mini', '--data', data));
    expect(imported).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^annotation\.csv: 12 genes read\n/),
    });
    const checked = await trellis('check', '--data', data);
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(imported.out.endsWith(`${checked.out}\n`)).toBe(true);
  });

  it('tells errors on stderr, with their exit code', async () => {
    const wrong = await ended(startTrellis('frob'));
    expect(wrong).toEqual({ code: 2, out: '', err: expect.stringMatching(/^trellis: [^\n]*frob[^\n]*\n$/) });
  });

  it('says that another program has its port', { tags: ['long'] }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const words = ['serve', '--data', await temporaryFolder(), '--port', String(port)];
    expect(await ended(startTrellis(...words))).toMatchObject({
      code: 1,
      err: `trellis: another program listens on port ${port} of 127.0.0.1: stop it, or choose another port (--port, PORT)\n`,
    });
    other.close();
  });

  it('says that an analysis needs its metadata', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'x.csv');
    await writeFile(file, 'gene_id\nAT1G00010\n');
    const { code, err } = await trellis('import', 'analysis', file, '--edition', 'x', '--data', folder);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining(`x.csv needs its metadata in ${join(folder, 'x.txt')}: lines "Key: value"`),
    });
  });

  it('serves until it is stopped', { tags: ['long'] }, async () => {
    const data = await temporaryFolder();
    const child = startTrellis('serve', '--data', data, '--port', '0');
    const end = Promise.all([ended(child), once(child, 'exit')]);
    const line = await new Promise<string>((resolve) =>
      child.stdout?.once('data', (chunk) => resolve(String(chunk))),
    );
    const url = /^listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1] ?? '';
    expect((await fetch(`${url}/api/lists/`)).status).toBeLessThan(600);
    child.kill('SIGTERM');
    const [{ err }, [code, signal]] = await end;
    expect({ code, signal, err }).toEqual({ code: 0, signal: null, err: '' });
  });
});
