import { readGene } from '@trellis/contract';
import { outputHelp, outputOptions, readWanted, writeAnswer } from '../ask/answer.ts';
import { asAnswered, rowsOf } from '../ask/answerFormats.ts';
import { geneRows } from '../ask/rows/geneRows.ts';
import { siteHelp, siteOptions, withSite } from '../ask/site.ts';
import type { Command } from '../command.ts';
import { requirePositionals } from '../parse.ts';

const name = 'gene';
const formats = new Map([['json', asAnswered(readGene)], ...rowsOf(readGene, geneRows)] as const);

const help = `Usage: trellis gene GENE [--edition NAME] [--format FORMAT] [--out FILE] ...

Writes what is known about a gene or TF: an id, a symbol or an alias. As a table it has the analyses in which the gene is a
target.

Formats: ${[...formats.keys()].join(', ')}

Options:
${outputHelp}
${siteHelp}`;

/** `trellis gene`. */
export const geneCommand: Command = {
  name,
  help,
  options: { ...outputOptions, ...siteOptions },
  async run(args, output) {
    requirePositionals(args, ['a gene'], name);
    const { isTerminal } = output.pipes;
    const wanted = readWanted(args, formats, { command: name, subject: name, isTerminal });
    const [gene] = args.words;
    await withSite(args, { command: name, output }, (site) =>
      writeAnswer(site, wanted, { params: { gene } }, output),
    );
    return 0;
  },
};
