import { findRegulators } from '@trellis/contract';
import { count, dataLine, parts, pValue, shown, table } from '../text.ts';
import { listLines, listPage } from '../listText.ts';
import { rowLimits, tool } from '../tool.ts';

export const regulatorsTool = tool({
  name: 'regulators',
  title: 'Regulators of a gene list',
  description:
    'Which transcription factors (TFs) regulate a list of genes? Tests the list against the targets of every analysis and ranks the ' +
    'TFs. Give genes (ids, symbols or aliases) or the name of a predefined list. library is a query that limits the analyses.',
  properties: findRegulators.body.properties,
  async answer({ client, page, facts }, { rows = rowLimits.default, edition: _, library, ...asked }) {
    const list = await client.createGeneList({ body: asked });
    const view = await client.readListRegulators({ params: { id: list.id }, query: { library } });
    const labels = new Map<string | number, string>(view.analyses.map(({ id, name }) => [id, name]));
    const score = view.uses === 'h' ? 'h, the specificity score' : 'z, the log odds ratio over its standard error';
    return parts(
      dataLine(facts),
      listLines(view, list),
      `Tested: ${count(view.tested, 'analysis', 'analyses')}${library == null ? '' : ` of ${library}`}`,
      `\nTFs, best first (${shown(view.tfs.length, rows)}). score: mean over the three kinds of evidence of its rank over the number of TFs, the smaller the better; a kind without an analysis counts 0.5. p: the smallest of the analyses of the TF, not corrected: hypergeometric tail, the probability that as many random genes of the universe contain at least as many targets.`,
      table(
        ['rank', 'TF', 'symbol', 'score', 'smallest p (not corrected)', 'best analysis of each kind'],
        view.tfs.slice(0, rows).map((tf) => [
          tf.rank,
          tf.tf,
          tf.symbol,
          tf.score.toFixed(3),
          pValue(tf.pLog10),
          Object.entries(tf.kinds)
            .map(([kind, { best }]) => `${kind}: ${labels.get(best) ?? best}`)
            .join('; '),
        ]),
      ),
      `\nAnalyses, best first by ${score} (${shown(view.analyses.length, rows)}). padj: hypergeometric tail, Benjamini-Hochberg over the tested analyses.`,
      table(
        ['analysis', 'TF', 'kind', 'targets in the list', 'targets in the universe', 'p', 'padj', view.uses],
        view.analyses
          .slice(0, rows)
          .map((one) => [
            one.name,
            one.tf,
            one.kind,
            one.k,
            one.K,
            pValue(one.pLog10),
            pValue(one.adjustedLog10),
            one[view.uses]?.toFixed(2) ?? '',
          ]),
      ),
      `Page with all TFs, analyses and families: ${page(listPage('regulators', list.id))}`,
    );
  },
});
