import { valueOf } from '@trellis/core';
import { countOf } from '@trellis/core/formats';
import { fileSentence, type FileDescription } from '@trellis/core/reading';

/** How a file was understood, as lines for a person: a sentence, the columns, notes and questions. */
export function fileLines(file: FileDescription): string[] {
  if (file.error) return [file.error.message];
  const columns = file.columns.map(
    ({ name, role, unit }, i) =>
      `  ${String(i + 1).padStart(2)}  ${role}${unit ? ` (${unit})` : ''}${name ? `  ${name}` : ''}`,
  );
  return [
    fileSentence(file),
    `Columns, separated by ${separatorOf(file)}${file.format.heading === null ? ', without a heading' : `, named in line ${file.format.heading}`}:`,
    ...columns,
    ...(file.unknown_count > 0
      ? [`${countOf(file.unknown_count, 'unknown name')}, for example ${file.unknown.join(', ')}`]
      : []),
    ...file.notes.map(({ text }) => `Note: ${text}`),
    ...file.questions.flatMap(({ text, choices }) => [`Question: ${text}`, `  choices: ${choices.join(', ')}`]),
  ];
}

const separators: Readonly<Record<string, string>> = {
  tab: 'tabs',
  comma: 'commas',
  semicolon: 'semicolons',
  space: 'blanks',
  none: 'line ends',
  xlsx: 'cells',
};

const separatorOf = ({ format: { separator } }: FileDescription): string =>
  valueOf(separators, separator) ?? separator;
