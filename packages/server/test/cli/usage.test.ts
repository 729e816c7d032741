import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { commands } from '../../src/cli/commands.ts';
import { helpText } from '../../src/cli/help.ts';
import { trellis } from './trellis.ts';

const help = (command: string): string => `(try: trellis ${command}--help)`;

describe('wrong usage is one sentence with a hint, and exit code 2:', () => {
  it.each([
    [['frob'], `trellis: there is no command "frob" ${help('')}`],
    [['check', '--frob'], `trellis: check has no option --frob ${help('check ')}`],
    [['check', 'x', 'y'], `trellis: check does not know what to do with "y" ${help('check ')}`],
    [['import'], `trellis: import needs a folder (or a kind and a file) ${help('import ')}`],
    [['import', 'x'], `trellis: import needs --edition ${help('import ')}`],
    [['import', 'x', '--edition'], `trellis: option '-e, --edition <value>' argument missing ${help('import ')}`],
    [
      ['import', 'package.json', '--edition', 'm'],
      /^trellis: package\.json is a file: say what it holds, as in "trellis import analysis package\.json"; kinds are annotation, /,
    ],
    [['qurey', 'NLP7'], `trellis: there is no command "qurey" (did you mean query?) ${help('')}`],
    [['import', 'analsis', 'x'], /^trellis: import knows no kind "analsis" \(did you mean analysis\?\); kinds are /],
    [['import', 'x', '--edition', 'm', '--id', '3'], `trellis: import DIR has no option --id ${help('import ')}`],
    [['import', 'list', 'x', '--id', '3'], `trellis: import list has no option --id ${help('import ')}`],
    [
      ['import', 'analysis', 'x.csv', '--id', '-3'],
      `trellis: option '--id' argument is ambiguous ${help('import ')}`,
    ],
    [
      ['import', 'analysis', 'x.csv', '--id', 'y'],
      `trellis: --id is a whole number up to 2147483647, not "y" ${help('import ')}`,
    ],
    [['import', 'list', 'x', 'y', 'z'], `trellis: import list does not know what to do with "z" ${help('import ')}`],
    [
      ['import', 'genes', 'x'],
      `trellis: import knows no kind "genes"; kinds are annotation, aliases, analysis, edges, motifs, cluster-info, list, network ${help('import ')}`,
    ],
    [['import', 'constructor', 'x'], /^trellis: import knows no kind "constructor"/],
    [
      ['remove', 'gene', 'x'],
      `trellis: remove knows no kind "gene"; kinds are analysis, edges, list, network ${help('remove ')}`,
    ],
    [['remove', 'analysis'], `trellis: remove needs an id or a name ${help('remove ')}`],
    [
      ['remove', 'analysis', 'x'],
      `trellis: the id of an analysis is a whole number up to 2147483647, not "x" ${help('remove ')}`,
    ],
    [
      ['versions', 'frob', 'x'],
      `trellis: versions knows no action "frob"; actions are list, pin, remove, diff ${help('versions ')}`,
    ],
    [['versions', 'pin'], `trellis: versions pin needs a version ${help('versions ')}`],
    [['versions', 'list', '--off'], `trellis: versions list has no option --off ${help('versions ')}`],
    [['versions', 'diff', 'newest'], `trellis: versions needs --edition ${help('versions ')}`],
    [['export'], `trellis: export needs a folder ${help('export ')}`],
    [['demo', '--edition', 'x', '--size', 'huge'], `trellis: --size is small or full, not "huge" ${help('demo ')}`],
    [
      ['site', '--out', 'x', '--releases', 'some'],
      `trellis: --releases is all, newest or none, not "some" ${help('site ')}`,
    ],
    [['serve', '--port', '70000'], `trellis: --port is a whole number up to 65535, not "70000" ${help('serve ')}`],
    [
      ['backup', '/nowhere/to', '--data', '/nowhere/at/all'],
      'trellis: there is no folder /nowhere/at/all (give it with --data)',
    ],
    [['feedback', '--data', '/nowhere/at/all'], 'trellis: there is no folder /nowhere/at/all (give it with --data)'],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await trellis(...words);
    expect(err).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('help', () => {
  it('is given for the program, and without any command with exit code 2', async () => {
    for (const word of ['--help', '-h', 'help'])
      expect(await trellis(word)).toEqual({ code: 0, out: helpText, err: '' });
    expect(await trellis()).toEqual({ code: 2, out: helpText, err: '' });
  });

  it.each(commands.map((command) => ({ name: command.name, command })))(
    'is given for $name',
    async ({ name, command }) => {
      expect(await trellis(name, '--help')).toEqual({ code: 0, out: command.help, err: '' });
      expect(await trellis('help', name)).toEqual({ code: 0, out: command.help, err: '' });
      expect(helpText).toContain(`\n  ${name}`);
    },
  );

  it.each(commands.map((command) => ({ name: command.name, command })))(
    'of $name tells every option',
    ({ command }) => {
      for (const option of Object.keys(command.options)) expect(command.help).toContain(`--${option}`);
    },
  );
});

describe('trellis --version', () => {
  it('prints the version of the package file when it runs from the sources', async () => {
    expect(await trellis('--version')).toEqual({ code: 0, out: manifest.version, err: '' });
    expect(await trellis('-V')).toMatchObject({ out: manifest.version });
  });
});
