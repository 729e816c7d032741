import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { miniFolder, programOf, root, temporaryFolder, trellis } from './cli/trellis.ts';

function start(data: string): ChildProcess {
  const env = {
    ...process.env,
    TRELLIS_DATA: data,
    DATABASE_URL: '',
    PORT: '0',
    HOST: '127.0.0.1',
    TRELLIS_LOG: 'silent',
  };
  const child = spawn(process.execPath, [programOf('start')], { cwd: root, env });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close');
  });
  return child;
}

/** What `npm start` prints until it has named the editions; then it is stopped. */
async function linesOf(data: string): Promise<string[]> {
  const child = start(data);
  const out: string[] = [];
  child.stdout?.on('data', (chunk) => {
    out.push(String(chunk));
    if (out.join('').includes('Editions: ')) child.kill('SIGTERM');
  });
  await once(child, 'close');
  return out.join('').trimEnd().split('\n');
}

describe('npm start', () => {
  it('fills an empty folder, serves each edition that it has filled, and says how to get real data for the synthetic ones', async () => {
    const data = await temporaryFolder();
    const child = start(data);
    const out: string[] = [];
    const isDone = new Promise<string>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        out.push(String(chunk));
        const [address] = /http:\/\/localhost:\d+/.exec(out.join('')) ?? [];
        if (address !== undefined && out.join('').includes('Synthetic demo data: ')) resolve(address);
      });
    });
    const address = await isDone;
    const labelOf = async (edition: string): Promise<unknown> => {
      const response = await fetch(`${address.replace('localhost', '127.0.0.1')}/api/site/?edition=${edition}`);
      return ((await response.json()) as { label: string }).label;
    };
    expect(await labelOf('arabidopsis')).toBe('the starter set of openly licensed experiments');
    expect(await labelOf('rice')).toBe('synthetic demo data');
    expect(out.join('').trimEnd().split('\n').at(-1)).toBe(
      'Synthetic demo data: maize, rice. To download real data: npm run real-data',
    );
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  it('ends with one sentence when the folder cannot be filled', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const child = start(join(file, 'data'));
    const err: string[] = [];
    child.stderr?.on('data', (chunk) => err.push(String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(err.join('')).toMatch(/^ENOTDIR: not a directory, [^\n]+\n$/);
  });

  it('says nothing of that on other data', { tags: ['long'] }, async () => {
    const data = await temporaryFolder();
    await trellis('import', miniFolder, '--edition', 'maize', '--data', data);
    const lines = await linesOf(data);
    expect(lines.at(-1)).toMatch(/^Editions: /);
  });
});
