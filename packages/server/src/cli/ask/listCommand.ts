import { downloadList, type findFunctions, type MessageOf } from '@trellis/contract';
import { readPlainList, countOf } from '@trellis/core/formats';
import { maxNamed, someNames } from '@trellis/core/reading';
import type { ListView } from '@trellis/engine';
import { textOfFile } from '@trellis/engine/files';
import type { Arguments, Command } from '../command.ts';
import { isSet, requirePositionals, text } from '../parse.ts';
import { outputHelp, outputOptions, readWanted, writeAnswer } from './answer.ts';
import { Inputs, type Input } from './inputs.ts';
import { askMessage, callRoute } from './call.ts';
import { asAnswered, csvOf, numbersOf, type AnswerFormats } from './answerFormats.ts';
import type { Site } from './siteClient.ts';
import { siteHelp, siteOptions, withSite } from './site.ts';
import { optionForms } from './viewOptions.ts';

/** Further options of a command with their lines in the help. */
interface More {
  readonly options: Command['options'];
  readonly help: string;
}

/** Makes the command of a view of gene lists: of a file, of standard input, or of a predefined list. */
export function listCommand({ name, about, route, csv, tables }: ListView, more?: More): Command {
  const formats: AnswerFormats = new Map([
    ...csvOf(csv, numbersOf(...tables.map(({ table }) => table))),
    ['json', asAnswered(route)],
  ]);
  return {
    name,
    help: `Usage: trellis ${name} FILE|NAME|- [--edition NAME] [--background FILE|NAME] [--format FORMAT] [--out FILE] ...

${about}
The genes are those of a file (ids, symbols or aliases), of standard input (-), or of a predefined list.

Formats: ${[...formats.keys()].join(', ')}
${optionsLine(formats)}
Options:
  --background FILE|NAME  the genes of the universe (default: the protein-coding genes)
  --part NAME          one list of a predefined file with several lists
${more ? `${more.help}\n` : ''}${outputHelp}
${siteHelp}`,
    options: {
      background: { type: 'string' },
      part: { type: 'string' },
      ...more?.options,
      ...outputOptions,
      ...siteOptions,
    },
    async run(args, output) {
      requirePositionals(args, ['a gene list'], name);
      const { isTerminal } = output.pipes;
      const wanted = readWanted(args, formats, { command: name, subject: name, isTerminal });
      const inputs = new Inputs(output.pipes, name);
      await withSite(args, { command: name, output }, async (site) => {
        const body: Record<string, unknown> = { ...(await bodyOf(site, args, inputs)), ...wanted.options };
        if (!isSet(args, 'quiet')) {
          const { rows: _, ...requested } = body;
          // Every answer about a list counts its names.
          const counts = await askMessage(site, route as typeof findFunctions, { body: requested });
          for (const line of leftOut(counts)) output.note(`note: ${line}`);
        }
        await writeAnswer(site, wanted, { body }, output);
      });
      return 0;
    },
  };
}

/** A line of the help with the keys of `--option`; none where there are none. */
function optionsLine(formats: AnswerFormats): string {
  const forms = optionForms(formats);
  return forms.length > 0 ? `Keys of --option: ${forms.join(', ')}\n` : '';
}

/** The genes and the background of a call. */
async function bodyOf(site: Site, args: Arguments, inputs: Inputs): Promise<Record<string, unknown>> {
  const [background, part, library] = [text(args, 'background'), text(args, 'part'), text(args, 'library')];
  const list = await inputs.list(site, args.words[0]);
  return {
    ...('name' in list ? { list: list.name } : { genes: await namesIn(list) }),
    ...(part !== undefined && { part }),
    ...(background !== undefined && { background: await genesOf(site, await inputs.list(site, background)) }),
    ...(library !== undefined && { library }),
  };
}

/** The genes of a file, or of a predefined list. */
async function genesOf(site: Site, input: Input): Promise<string[]> {
  if ('bytes' in input) return namesIn(input);
  return readPlainList(await (await callRoute(site, downloadList, { params: { name: input.name } })).text());
}

/** The names in a file, a text in any encoding or a workbook. */
const namesIn = async ({ bytes, file }: Extract<Input, { readonly bytes: Buffer }>): Promise<string[]> =>
  readPlainList(await textOfFile(Uint8Array.from(bytes), file));

type Counts = Pick<MessageOf<typeof findFunctions>, 'given' | 'unknown' | 'ambiguous'>;

/** The names of a list that no test has counted, a sentence for those that are unknown and one for those of several genes. */
function leftOut({ given, unknown, ambiguous }: Counts): string[] {
  const of = `of ${countOf(given, 'name')}`;
  const several = ambiguous.map(({ name, ids }) => `${name} (${ids.join(', ')})`);
  return [
    ...(unknown.length > 0 ? [`${unknown.length} ${of} not in database: ${someNames(unknown, maxNamed)}`] : []),
    ...(several.length > 0
      ? [`${several.length} ${of} left out, because they mean several genes: ${someNames(several, maxNamed)}`]
      : []),
  ];
}
