import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { PartFile } from '../../src/fetch/partFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The id of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

const host = hostname().replaceAll(/[^\w-]/g, '-');

async function emptyTarget(): Promise<{ target: string; names: () => Promise<string[]> }> {
  const target = join(await temporaryFolder(), 'abc');
  return { target, names: async () => (await readdir(dirname(target))).sort() };
}

describe('a part', () => {
  it('becomes the file when it is complete', async () => {
    const { target, names } = await emptyTarget();
    const part = await PartFile.open(target);
    await part.append(bytes('one '));
    await part.append(bytes('two'));
    expect(part.size).toBe(7);
    await part.complete();
    expect(await names()).toEqual([basename(target)]);
    expect(await readFile(target, 'utf8')).toBe('one two');
  });

  it('that is released is continued', async () => {
    const { target, names } = await emptyTarget();
    const first = await PartFile.open(target);
    await first.append(bytes('one '));
    await first.release();
    expect(await names()).toEqual(['abc.part']);
    const second = await PartFile.open(target);
    expect(second.size).toBe(4);
    await second.append(bytes('two'));
    await second.complete();
    expect(await readFile(target, 'utf8')).toBe('one two');
  });

  it('without bytes leaves nothing', async () => {
    const { target, names } = await emptyTarget();
    const part = await PartFile.open(target);
    await part.append(bytes('wrong'));
    await part.clear();
    await part.release();
    expect(await names()).toEqual([]);
  });

  it('belongs to one download at a time', async () => {
    const { target } = await emptyTarget();
    const [first, second] = [await PartFile.open(target), await PartFile.open(target)];
    await first.append(bytes('one'));
    await second.append(bytes('two'));
    await first.complete();
    expect(await readFile(target, 'utf8')).toBe('one');
    await second.release();
  });

  it('of a killed process is continued, the longest one of several', async () => {
    const { target, names } = await emptyTarget();
    const pid = endedProcess();
    await writeFile(`${target}.${host}-${pid}-1.part`, 'o');
    await writeFile(`${target}.${host}-${pid}-2.part`, 'one');
    await writeFile(`${target}.part`, '');
    const part = await PartFile.open(target);
    expect(part.size).toBe(3);
    await part.complete();
    expect(await names()).toEqual(['abc']);
  });

  it('of a process that runs, or of another machine, is left alone for an hour', async () => {
    const { target, names } = await emptyTarget();
    const others = [`abc.${host}-${process.pid}-999999.part`, 'abc.elsewhere-1-1.part'];
    for (const name of others) await writeFile(join(dirname(target), name), 'one');
    const part = await PartFile.open(target);
    expect(part.size).toBe(0);
    await part.release();
    expect(await names()).toEqual(others.toSorted());
    const before = Date.now() / 1000 - 3601;
    await utimes(join(dirname(target), others[1]), before, before);
    const later = await PartFile.open(target);
    expect(later.size).toBe(3);
    await later.complete();
  });
});
