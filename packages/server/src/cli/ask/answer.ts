import type { Arguments, Options, Output } from '../command.ts';
import { repeated, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { callRoute, type CallParameters } from './call.ts';
import { deliver } from './deliver.ts';
import { binaryFormats, formatOfFile, formats, type Format } from './formats.ts';
import type { AnswerFormat, AnswerFormats } from './answerFormats.ts';
import type { Site } from './siteClient.ts';
import type { OptionValue } from './optionValue.ts';
import { readOptions } from './viewOptions.ts';

/** Options of every command that writes an answer. */
export const outputOptions = {
  format: { type: 'string' },
  out: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const satisfies Options;

/** Their lines in the help of a command. */
export const outputHelp = `  --format FORMAT      the format of the answer (default: the ending of FILE, else the first one listed)
  --out FILE           write the answer to FILE, when it is complete (default: standard output)
  --option KEY=VALUE   a parameter of the answer, named as in the API; can be repeated`;

/** An answer that a command line asks for. */
export interface Wanted {
  readonly answerFormat: AnswerFormat;
  readonly format: Format;
  readonly out: string | undefined;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/**
 * Reads format, file and options of an answer. Throws for a format that there is not, an option that the answer has not, and
 * for a format that a terminal cannot show.
 */
export function readWanted(
  args: Arguments,
  available: AnswerFormats,
  {
    command,
    subject,
    isTerminal,
  }: { readonly command: string; readonly subject: string; readonly isTerminal: boolean },
): Wanted {
  const hint = `try: trellis ${command} --help`;
  const out = text(args, 'out');
  const format = formatFor(args, available, { subject, hint });
  const answerFormat = available.get(format);
  if (!answerFormat)
    throw new UsageError(`${subject} has no format ${format}; it has ${[...available.keys()].join(', ')}`, hint);
  if (binaryFormats.has(format) && isTerminal && (out === undefined || out === '-'))
    throw new UsageError(`a terminal cannot show ${format}: give a file with --out FILE`, hint);
  const requested = { command, view: subject, formats: available };
  const options = readOptions(repeated(args, 'option'), answerFormat.route, requested);
  return { answerFormat, format, out, options };
}

/** The format that is asked for, else that of the file, else the first one. */
function formatFor(
  args: Arguments,
  available: AnswerFormats,
  { subject, hint }: { subject: string; hint: string },
): Format {
  const [requested, out] = [text(args, 'format'), text(args, 'out')];
  const ofFile = out === undefined ? undefined : formatOfFile(out);
  const [first] = available.keys();
  if (requested === undefined) return ofFile ?? first;
  const format = formats.find((name) => name === requested);
  if (format) return format;
  throw new UsageError(`${subject} has no format "${requested}"; it has ${[...available.keys()].join(', ')}`, hint);
}

/** Asks a site for an answer, and writes it. */
export async function writeAnswer(
  site: Site,
  wanted: Wanted,
  requested: CallParameters,
  output: Output,
): Promise<void> {
  const { answerFormat, out } = wanted;
  const query = { ...answerFormat.query, ...requested.query };
  const response = await callRoute(site, answerFormat.route, { ...requested, query });
  await deliver(await answerFormat.write(response), out, output.pipes);
}
