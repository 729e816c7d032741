import { groupBy } from '@trellis/core';
import type { CommandCompletion, OptionCompletion } from './completionTable.ts';

/** Writes the completion script of a shell. */
export type WriteCompletion = (commands: readonly CommandCompletion[]) => string;

/** The shells that have one. */
export const shells: ReadonlyMap<string, WriteCompletion> = new Map([
  ['bash', bash],
  ['zsh', zsh],
  ['fish', fish],
]);

const namesOf = (commands: readonly CommandCompletion[]): string => commands.map(({ name }) => name).join(' ');
const flagsOf = ({ options }: CommandCompletion): string => options.map(({ name }) => `--${name}`).join(' ');

/** The options with a value, each once, since an option has the same values in every command. */
function optionsWithValues(commands: readonly CommandCompletion[]): OptionCompletion[] {
  const options = commands.flatMap((command) => command.options).filter(({ values }) => values !== undefined);
  return [...new Map(options.map((option) => [option.name, option])).values()];
}

/** Lines of a `case` on the word before the one that is completed. */
const valueCases = (
  commands: readonly CommandCompletion[],
  suggest: (values: readonly string[] | 'files') => string,
) =>
  optionsWithValues(commands)
    .map(({ name, values = 'files' }) => `    --${name}) ${suggest(values)}; return ;;`)
    .join('\n');

const hasKeys = (values: readonly string[]): boolean => values.some((value) => value.includes('='));

/** Lets the value follow an equals sign at once. */
const withoutSpace = '; [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2> /dev/null';

/** Bash has `KEY=VALUE` as three words, so it completes the key first: the words up to their equals sign, each once. */
const keysOf = (values: readonly string[]): string[] => [
  ...new Set(values.map((value) => value.replace(/=.*$/, '='))),
];

/** The values of each key of `--option` that has few. */
function keyValues(commands: readonly CommandCompletion[]): [key: string, values: string[]][] {
  const values = optionsWithValues(commands).find(({ name }) => name === 'option')?.values ?? [];
  const pairs = (values === 'files' ? [] : values).map((word) => word.split('=')).filter(([, value]) => value !== '');
  return [...groupBy(pairs, ([key]) => key)].map(([key, some]) => [key, some.map(([, value]) => value)]);
}

function bash(commands: readonly CommandCompletion[]): string {
  const words = (values: readonly string[]): string => `COMPREPLY=($(compgen -W '${values.join(' ')}' -- "$cur"))`;
  const suggest = (values: readonly string[] | 'files'): string =>
    values === 'files'
      ? 'COMPREPLY=($(compgen -f -- "$cur"))'
      : `${words(keysOf(values))}${hasKeys(values) ? withoutSpace : ''}`;
  const valuesOfKeys = keyValues(commands).map(([key, values]) => `    ${key}) ${words(values)}; return ;;`);
  const cases = commands.map(
    (each) => `    ${each.name}) flags='${flagsOf(each)}' first='${each.words.join(' ')}' ;;`,
  );
  return `# Completion of trellis for bash: source <(trellis completion bash)
_trellis() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} flags= first=
  # --option=VALUE is three words for bash.
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${namesOf(commands)} --help' -- "$cur"))
    return
  fi
  case $prev in
${valueCases(commands, suggest)}
${valuesOfKeys.join('\n')}
  esac
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$cur"))
  else
    ((COMP_CWORD == 2)) && COMPREPLY=($(compgen -W "$first" -- "$cur"))
    COMPREPLY+=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _trellis trellis
`;
}

function zsh(commands: readonly CommandCompletion[]): string {
  const suggest = (values: readonly string[] | 'files'): string =>
    values === 'files' ? '_files' : `compadd -- ${values.join(' ')}`;
  const cases = commands.map(
    (each) => `    ${each.name}) flags=(${flagsOf(each)}); first=(${each.words.join(' ')}) ;;`,
  );
  return `#compdef trellis
# Completion of trellis for zsh: source <(trellis completion zsh), after compinit
_trellis() {
  local -a flags first
  if ((CURRENT == 2)); then
    compadd -- ${namesOf(commands)}
    return
  fi
  case \${words[CURRENT-1]} in
${valueCases(commands, suggest)}
  esac
  case \${words[2]} in
${cases.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    compadd -- $flags
    return
  fi
  ((CURRENT == 3 && $#first)) && compadd -- $first
  _files
}
if [[ $funcstack[1] == _trellis ]]; then _trellis "$@"; else compdef _trellis trellis; fi
`;
}

function fish(commands: readonly CommandCompletion[]): string {
  const lines = commands.flatMap(({ name, words, options }) => {
    const condition = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c trellis -f -n __fish_use_subcommand -a ${name}`,
      ...(words.length ? [`complete -c trellis ${condition} -a '${words.join(' ')}'`] : []),
      ...options.map((option) => `complete -c trellis ${condition} -l ${option.name}${fishValues(option)}`),
    ];
  });
  return `# Completion of trellis for fish: trellis completion fish | source\n${lines.join('\n')}\n`;
}

/** How fish completes what follows an option. */
function fishValues({ values }: OptionCompletion): string {
  if (values === undefined) return '';
  return values === 'files' ? ' -r -F' : ` -x -a '${values.join(' ')}'`;
}
