import { findOrthologs } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { count, dataLine, foldText, parts, pValue, shown, table, rowLimits } from '@trellis/engine/text';
import { openList, listProperties } from '../inputs/openList.ts';
import { listLines, listPage } from '../listText.ts';
import { tool } from '../tool.ts';

const { to, only_one2one: unique, tfs } = schemasOf(findOrthologs).body.properties;

export const orthologsTool = tool({
  name: 'orthologs',
  title: 'Orthologs in another species',
  description:
    'Which genes of another species (edition) are the orthologs of a list of genes? With tfs also: are the targets of these TFs conserved ' +
    'there? Give genes (ids, symbols or aliases), a predefined list, or the address of a list of your own.',
  properties: { ...listProperties, to, only_one2one: unique, tfs },
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, ...requested }) {
    const { to: other, only_one2one: isUnique, tfs: compared, ...genes } = requested;
    const list = await openList(client, genes);
    const view = await client.readListOrthologs({
      params: { id: list.id },
      query: { to: other, only_one2one: isUnique, tfs: compared },
    });
    return parts(
      dataLine(facts),
      listLines(view, list),
      `Orthologs in ${view.to}: ${count(view.mapped, 'gene')} of the list with one, ${view.unmapped} without; ${count(view.orthologCount, 'ortholog')}`,
      view.through !== null && `Pairs are inferred through ${view.through}.`,
      view.sources.length > 0 && `Source: ${view.sources.join('; ')}`,
      `\nPairs (${shown(view.pairCount, rows)}):`,
      table(['gene', 'ortholog', 'type'], view.pairs.slice(0, rows)),
      view.conservation.length > 0 &&
        parts(
          `\nConserved targets (${shown(view.conservation.length, rows)}). p: hypergeometric tail among the genes with an ortholog; not corrected.`,
          table(
            ['TF', 'its ortholog', 'targets here', 'targets there', 'both', 'of', 'fold (95 % interval)', 'p'],
            view.conservation
              .slice(0, rows)
              .map(({ tf, ortholog, a, b, x, M, pLog10 }) => [
                ...[tf, ortholog, a, b, x, M],
                ...[foldText(x, Math.min(a, b), (a * b) / M), pValue(pLog10)],
              ]),
          ),
        ),
      `Page with all pairs: ${page(`${listPage('species', list.id)}&to=${encodeURIComponent(other)}`)}`,
    );
  },
});
