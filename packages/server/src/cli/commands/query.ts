import { exportListRegulators, readListRegulators, type Route } from '@trellis/contract';
import { outputHelp, outputOptions, readWanted, writeAnswer, type Wanted } from '../ask/answer.ts';
import { formOf, questionOptions } from '../ask/form.ts';
import { Inputs } from '../ask/inputs.ts';
import { listOfTargets, submit, type SubmittedResult } from '../ask/result.ts';
import type { Site } from '../ask/siteClient.ts';
import { siteHelp, siteOptions, withSite } from '../ask/site.ts';
import { asTexts, optionForms, pathNames } from '../ask/viewOptions.ts';
import { views, type View } from '../ask/views.ts';
import type { Command, Output } from '../command.ts';
import { didYouMean } from '../didYouMean.ts';
import { isSet, refuseOptions, requirePositionals, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';

const name = 'query';

const viewLines = [...views].map(
  ([view, { about, formats }]) => `  ${view.padEnd(15)} ${about} (${[...formats.keys()].join(', ')})`,
);

const optionLines = [...views].flatMap(([view, { formats }]) => {
  const forms = optionForms(formats);
  return forms.length > 0 ? [`  ${view.padEnd(15)} ${forms.join(', ')}`] : [];
});

const help = `Usage: trellis query QUERY [--edition NAME] [--view VIEW] [--format FORMAT] [--out FILE] ...

Runs a query on a data set, or with --url on a site, and writes a view of its result: the same bytes as the API. QUERY can be
-, standard input.

Views, and their formats:
${viewLines.join('\n')}

Keys of --option, with their values where they are few:
${optionLines.join('\n')}

Options:
  --view VIEW          the view of the result (default: table)
${outputHelp}
  --target-genes FILE|NAME  keep only these target genes: a file, -, or a predefined list
  --filter-tfs FILE|NAME  keep only these TFs
  --network FILE|NAME  a target network to compare with
  --network-header     the first line of the network names its columns
  --background FILE|NAME  the genes that statistics use
  --edges TYPE         a type of additional edges to show in the table; can be repeated
  --own FILE.csv       an analysis of your own, with its metadata in FILE.txt; can be repeated
  --keep               with --url: leave the result on the site, and print its address on stderr
${siteHelp}`;

/** `trellis query`. */
export const queryCommand: Command = {
  name,
  help,
  options: {
    view: { type: 'string' },
    keep: { type: 'boolean' },
    ...questionOptions,
    ...outputOptions,
    ...siteOptions,
  },
  async run(args, output) {
    requirePositionals(args, ['a query'], name);
    if (text(args, 'url') === undefined) refuseOptions(args, ['keep'], `${name} without --url`);
    const subject = text(args, 'view') ?? 'table';
    const view = views.get(subject);
    if (!view) {
      const known = [...views.keys()].join(', ');
      throw new UsageError(
        `there is no view "${subject}"${didYouMean(subject, views.keys())}; views are ${known}`,
        `try: trellis ${name} --help`,
      );
    }
    const { isTerminal } = output.pipes;
    const wanted = readWanted(args, view.formats, { command: name, subject, isTerminal });
    const inputs = new Inputs(output.pipes, name);
    const query = args.words[0] === '-' ? String(await inputs.standard()) : args.words[0];
    await withSite(args, { command: name, output }, async (site) => {
      const result = await submit(site, await formOf(query, args, inputs, site));
      const noted = isSet(args, 'quiet')
        ? []
        : [...leftOut(view, wanted), ...notesOn(site, result, isSet(args, 'keep'))];
      for (const line of noted) output.note(line);
      try {
        await answer(site, { result, wanted, output });
      } finally {
        if (site.isRemote && !isSet(args, 'keep')) await remove(result, output);
      }
    });
    return 0;
  },
};

/** Deletes a result that has been read; an answer is complete without it. */
const remove = (result: SubmittedResult, output: Output): Promise<void> =>
  result.remove().catch((error: unknown) => {
    output.note(`note: the result stays on the site: ${error instanceof Error ? error.message : String(error)}`);
  });

/** What is said about a result on stderr. */
function notesOn(site: Site, { id, warnings }: SubmittedResult, isKept: boolean): string[] {
  return [
    ...warnings.map((sentence) => `note: ${sentence}`),
    ...(isKept ? [`${site.url}/result/summary?request=${id}`] : []),
  ];
}

/** What is said of a view that leaves out tests by default. */
const leftOut = ({ alpha }: View, { options, format }: Wanted): string[] =>
  alpha === undefined || 'alpha' in options || format === 'svg'
    ? []
    : [`note: tests with an adjusted p-value above ${alpha} are left out; --option alpha=1 writes all`];

interface Answering {
  readonly result: SubmittedResult;
  readonly wanted: Wanted;
  readonly output: Output;
}

/** Calls that ask about the list of the target genes. */
const aboutTargets: ReadonlySet<Route> = new Set<Route>([readListRegulators, exportListRegulators]);

/** Writes a view of a result. */
async function answer(site: Site, { result, wanted, output }: Answering): Promise<void> {
  const { route } = wanted.answerFormat;
  const id = aboutTargets.has(route) ? await listOfTargets(site, result.id) : result.id;
  const inPath = pathNames(route);
  const entries = Object.entries(asTexts(wanted.options));
  const params = Object.fromEntries(
    entries.filter(([key]) => inPath.includes(key)).map(([key, value]) => [key, String(value)]),
  );
  const query = Object.fromEntries(entries.filter(([key]) => !inPath.includes(key)));
  await writeAnswer(site, wanted, { params: { ...params, id }, query }, output);
}
