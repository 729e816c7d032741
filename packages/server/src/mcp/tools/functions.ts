import { findFunctions } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { corrections } from '@trellis/core/stats';
import { count, dataLine, foldText, names, parts, pValue, shown, table, rowLimits } from '@trellis/engine/text';
import { listLines, listPage } from '../listText.ts';
import { openList, listProperties } from '../inputs/openList.ts';
import { tool } from '../tool.ts';

const aspectNames = { BP: 'biological process', MF: 'molecular function', CC: 'cellular component' } as const;

export const functionsTool = tool({
  name: 'functions',
  title: 'Functions of a gene list',
  description:
    'In which Gene Ontology terms is a list of genes enriched? Give genes (ids, symbols or aliases) or the name of a predefined list. ' +
    'Answers with the terms of the smallest p-values.',
  properties: { ...schemasOf(findFunctions).body.properties, ...listProperties },
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, ...requested }) {
    const { genes, list: named, part, background, ...query } = requested;
    const list = await openList(client, { genes, list: named, part, background });
    const view = await client.readListFunctions({ params: { id: list.id }, query });
    const { alpha = 0.05, correction = 'bh', scope = 'population' } = query;
    const aspects = (['BP', 'MF', 'CC'] as const).flatMap((aspect) => {
      const counts = view.aspects[aspect];
      return counts ? [{ aspect, ...counts }] : [];
    });
    const population =
      scope === 'population' ? 'genes of the universe that are annotated in the aspect' : 'genes of the universe';
    return parts(
      dataLine(facts),
      listLines(view, list),
      ...aspects.map(
        ({ aspect, n, population: size, tested, significant }) =>
          `${aspectNames[aspect]}: ${count(significant, 'term')} of ${tested} tested with padj of at most ${alpha}; ${n} genes of the list in a population of ${count(size, 'gene')}`,
      ),
      `\nTerms, smallest p first (${shown(view.rows.length, rows)}). p: hypergeometric tail among the ${population}; padj: ${corrections[correction]} over the tested terms of the aspect.`,
      table(
        [
          'term',
          'name',
          'aspect',
          'in the list',
          'of',
          'in the population',
          'of',
          'fold enrichment (95 % interval)',
          'p',
          'padj',
          'genes',
        ],
        view.rows
          .slice(0, rows)
          .map((row) => [
            row.id,
            row.name,
            row.aspect,
            row.k,
            row.n,
            row.K,
            row.P,
            foldText(row.k, Math.min(row.n, row.K), (row.n * row.K) / row.P),
            pValue(row.pLog10),
            pValue(row.adjustedLog10),
            names(row.genes, 5),
          ]),
      ),
      `Page with all terms and their graph: ${page(listPage('functions', list.id))}`,
    );
  },
});
