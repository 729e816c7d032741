import { readMotifs, type Motifs } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { corrections } from '@trellis/core/stats';
import { foldAt, infoLabel } from '@trellis/core/views';
import { defineAssistant } from '../../assistant.ts';
import { count, foldWithInterval, pValue, shown, table } from '../../text.ts';

export const motifsAssistant = defineAssistant({
  name: 'motifs',
  title: 'Motifs near target genes',
  description:
    'Which DNA motif clusters are enriched near the target genes of each analysis of a query, and in its target lists? Give a query, or ' +
    'the address of an earlier result.',
  route: readMotifs,
  options: ['alpha', 'regions', 'correction'],
  query: (options) => ({ ...options, test: 'genes' as const }),
  lines(view, { rows }) {
    const found = rowsOf(view).sort((a, b) => a.log10 - b.log10);
    return [
      `\nEnriched motifs, smallest p first (${shown(found.length, rows)}). p: Fisher's exact test of ${view.test === 'genes' ? 'genes with a hit' : 'motif hits'}, one-sided, corrected after ${corrections[view.correction]}; shown up to ${view.alpha}; regions: ${view.regions.join(', ')}; ${count(view.columns.length, 'gene set')}.`,
      table(
        ['motif', 'family', 'gene set', 'region', 'fold (95 % interval)', 'corrected p'],
        found.slice(0, rows).map((row) => [row.motif, row.family, row.set, row.region, row.fold, pValue(row.log10)]),
      ),
    ];
  },
  page: 'Page with all motifs',
});

/** A row per motif, gene set and region with a p-value. */
const rowsOf = ({ columns, regions, result, log10, folds }: Motifs) =>
  result.flatMap((cells, i) => {
    const about = cells.find((cell) => cell !== null && typeof cell === 'object') ?? {};
    return log10[i].flatMap((value, at) =>
      value === null
        ? []
        : [
            {
              motif: valueOf(about, 'name') ?? '',
              family: valueOf(about, 'Family') ?? '',
              set: infoLabel(columns[Math.floor(at / regions.length)]),
              region: regions[at % regions.length],
              fold: foldWithInterval(foldAt(folds[i], at)),
              log10: value,
            },
          ],
    );
  });
