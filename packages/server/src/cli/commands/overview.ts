import { readOverview } from '@trellis/contract';
import { outputHelp, outputOptions, readWanted, writeAnswer } from '../ask/answer.ts';
import { asAnswered, rowsOf } from '../ask/answerFormats.ts';
import { overviewRows } from '../ask/rows/geneRows.ts';
import { siteHelp, siteOptions, withSite } from '../ask/site.ts';
import { asTexts } from '../ask/viewOptions.ts';
import type { Command } from '../command.ts';
import { requirePositionals } from '../parse.ts';

const name = 'overview';
const formats = new Map([...rowsOf(readOverview, overviewRows), ['json', asAnswered(readOverview)]] as const);

const help = `Usage: trellis overview [SEARCH] [--edition NAME] [--format FORMAT] [--out FILE] ...

Lists the analyses with their metadata: all, or those that SEARCH finds ("KEY = VALUE", "KEY != VALUE", or any text).

Formats: ${[...formats.keys()].join(', ')}

Options:
${outputHelp}
${siteHelp}`;

/** `trellis overview`. */
export const overviewCommand: Command = {
  name,
  help,
  options: { ...outputOptions, ...siteOptions },
  async run(args, output) {
    const [search] = args.words;
    requirePositionals(args, search === undefined ? [] : ['a search'], name);
    const { isTerminal } = output.pipes;
    const wanted = readWanted(args, formats, { command: name, subject: name, isTerminal });
    await withSite(args, { command: name, output }, (site) =>
      writeAnswer(site, wanted, { query: { ...asTexts(wanted.options), search } }, output),
    );
    return 0;
  },
};
