import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { temporaryFolder, trellis } from './trellis.ts';

const start = promisify(execFile);

const isInstalled = async (shell: string): Promise<boolean> =>
  start(shell, ['--version']).then(
    () => true,
    () => false,
  );
const [hasBash, hasZsh, hasFish] = await Promise.all(['bash', 'zsh', 'fish'].map(isInstalled));
for (const [shell, has] of Object.entries({ bash: hasBash, zsh: hasZsh, fish: hasFish }))
  if (!has) console.warn(`${shell} is not installed: its completion is not tested`);

/** The script of a shell, in a file of a new folder, which has one more file. */
async function script(shell: string): Promise<{ readonly path: string; readonly folder: string }> {
  const folder = await temporaryFolder();
  const { code, out } = await trellis('completion', shell);
  expect(code).toBe(0);
  await writeFile(join(folder, 'genes.txt'), 'NLP7\n');
  const path = join(folder, `trellis.${shell}`);
  await writeFile(path, out);
  return { path, folder };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** What bash offers for the last word of a command line. */
async function bashOffers(...words: string[]): Promise<string[]> {
  const { path, folder } = await script('bash');
  const program = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _trellis; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await start('bash', ['-uc', program, 'bash', path, 'trellis', ...words], { cwd: folder });
  return wordsOf(stdout);
}

describe.runIf(hasBash)('the completion of bash offers', { timeout: 30_000 }, () => {
  it('every command', async () => {
    const offered = await bashOffers('');
    for (const { name } of commands) expect(offered).toContain(name);
    expect(await bashOffers('reg')).toEqual(['regulators']);
  });

  it('the options of a command, and no others', async () => {
    expect(await bashOffers('query', 'NLP7', '--vi')).toEqual(['--view']);
    expect(await bashOffers('serve', '--vi')).toEqual([]);
    expect(await bashOffers('check', '--')).toEqual(['--data', '--help']);
  });

  it('views and formats, also after an equals sign', async () => {
    expect(await bashOffers('query', 'NLP7', '--view', 'tar')).toEqual(['targets', 'target-lists']);
    expect(await bashOffers('query', 'NLP7', '--format', '=', 'js')).toEqual(['json', 'jsonl']);
  });

  it('keys of --option, and their values where they are few', async () => {
    expect(await bashOffers('functions', 'genes.txt', '--option', 'asp')).toEqual(['aspects=']);
    expect(await bashOffers('functions', 'genes.txt', '--option', 'aspects', '=')).toEqual(['BP', 'CC', 'MF']);
    expect(await bashOffers('functions', 'genes.txt', '--option', 'compact', '=', 't')).toEqual(['true']);
  });

  it('files, and the words that a command begins with', async () => {
    expect(await bashOffers('regulators', 'gen')).toEqual(['genes.txt']);
    expect(await bashOffers('query', 'NLP7', '--target-genes', 'g')).toEqual(['genes.txt']);
    expect(await bashOffers('versions', 'p')).toEqual(['pin']);
  });
});

/** What an interactive zsh makes of a beginning when Tab is pressed; Ctrl-G shows the line. */
async function zshCompletes(beginning: string): Promise<string | undefined> {
  const { path, folder } = await script('zsh');
  const driver = join(folder, 'driver.zsh');
  await writeFile(
    driver,
    `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "cd '$3'; autoload -Uz compinit && compinit -u -D; source $1"
zpty -w shell 'show() { print -r -- "<$BUFFER>" }; zle -N show; bindkey "^G" show; print rea""dy'
zpty -r -m shell seen $'*\\nready*'
zpty -w -n shell "$2"$'\\t\\a'
zpty -r -m shell seen '*<*>*'
print -r -- $seen
zpty -d shell
`,
  );
  const { stdout } = await start('zsh', ['-f', driver, path, beginning, folder], { timeout: 20_000 });
  return /<(.*)>/.exec(stdout)?.[1].trim();
}

describe.runIf(hasZsh)('the completion of zsh completes', { timeout: 30_000 }, () => {
  it.each([
    ['trellis regu', 'trellis regulators'],
    ['trellis query NLP7 --vi', 'trellis query NLP7 --view'],
    ['trellis query NLP7 --view prun', 'trellis query NLP7 --view pruned-network'],
    ['trellis versions di', 'trellis versions diff'],
    ['trellis regulators gen', 'trellis regulators genes.txt'],
  ])('%s', async (beginning, line) => {
    expect(await zshCompletes(beginning)).toBe(line);
  });
});

/** What fish offers for the end of a command line. */
async function fishOffers(line: string): Promise<string[]> {
  const { path, folder } = await script('fish');
  const program = 'source $argv[1]; complete -C $argv[2]';
  const { stdout } = await start('fish', ['--no-config', '-c', program, path, line], { cwd: folder });
  return wordsOf(stdout);
}

describe.runIf(hasFish)('the completion of fish offers', { timeout: 30_000 }, () => {
  it('commands, options, views and words', async () => {
    expect(await fishOffers('trellis regu')).toEqual(['regulators']);
    expect(await fishOffers('trellis query NLP7 --vi')).toEqual(['--view']);
    expect((await fishOffers('trellis query NLP7 --view tar')).sort()).toEqual(['target-lists', 'targets']);
    expect(await fishOffers('trellis versions pi')).toEqual(['pin']);
  });
});

describe('the completion of another shell', () => {
  it('is wrong usage', async () => {
    expect(await trellis('completion', 'csh')).toEqual({
      code: 2,
      out: '',
      err: 'trellis: there is no completion for "csh"; shells are bash, zsh, fish (try: trellis completion --help)',
    });
  });
});
