import { valueOf } from '@trellis/core';
import { hitText } from '@trellis/core/dataset';
import type { Client } from '@trellis/client';
import { readOverview } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { count, dataLine, names, parts, shown, table, rowLimits } from '@trellis/engine/text';
import { tool } from '../tool.ts';

/** Metadata by which the analyses are counted. */
const categories = ['EXPERIMENT_TYPE', 'TECHNOLOGY', 'EDGE_TYPE', 'TISSUE/SAMPLE', 'tfs'] as const;

export const overviewTool = tool({
  name: 'overview',
  title: 'Analyses of the data set',
  description:
    'What is in the data set: numbers of analyses, TFs and interactions, predefined gene lists, target networks and edge types by name. ' +
    'search finds analyses: a text, or "KEY = value" such as "TECHNOLOGY = ChIPseq".',
  properties: schemasOf(readOverview).query.properties,
  async answer({ client, page, facts }, { rows = rowLimits.default, search = '' }) {
    const view = await client.readOverview({ query: { search } });
    const { genes, tfs, analyses, interactions } = facts.totals;
    return parts(
      dataLine(facts),
      `Contents: ${count(analyses, 'analysis', 'analyses')} of ${count(tfs, 'TF')}, ${count(interactions, 'interaction')}, ${count(genes, 'gene')}`,
      search === '' ? await nameLines(client) : undefined,
      search === '' && (await motifLine(client)),
      search !== '' && `Search: ${search}: ${count(view.datasets.length, 'analysis', 'analyses')} of ${view.total}`,
      ...categories.map((key) => {
        const counted = Object.hasOwn(view.summary, key) ? view.summary[key] : [];
        const largest = [...counted].sort((a, b) => b[1] - a[1]);
        return (
          largest.length > 0 &&
          `Analyses by ${key === 'tfs' ? 'TF' : key}: ${names(
            largest.map(([label, number]) => `${label} ${number}`),
            rows,
          )}`
        );
      }),
      search !== '' &&
        parts(
          `\nAnalyses (${shown(view.datasets.length, rows)}):`,
          table(
            ['id', 'TF', 'symbol', 'experiment', 'technology', 'edge type', 'source'],
            view.datasets
              .slice(0, rows)
              .map(({ id, geneId, geneName, metadata }) => [
                id,
                geneId,
                geneName,
                ...['EXPERIMENT_TYPE', 'TECHNOLOGY', 'EDGE_TYPE', 'DATA_SOURCE/PUBLICATION'].map(
                  (key) => valueOf(metadata, key) ?? '',
                ),
              ]),
          ),
        ),
      `Page of the analyses: ${page(`/overview${search ? `?search=${encodeURIComponent(search)}` : ''}`)}`,
    );
  },
});

/** What a motif hit is; '' for a data set that states nothing. */
async function motifLine(client: Client): Promise<string> {
  const { cluster, individual } = await client.readMotifSources();
  const source = cluster.length > 0 ? cluster : individual;
  return source.length > 0 ? `Motifs: ${hitText(source)}` : '';
}

/** The names that queries can use. */
async function nameLines(client: Client): Promise<string> {
  const [lists, networks, edges] = await Promise.all([client.readLists(), client.readNetworks(), client.readEdges()]);
  return parts(
    lists.length > 0 && `Predefined gene lists: ${names(lists, 50)}`,
    networks.length > 0 && `Predefined target networks: ${names(networks, 50)}`,
    edges.length > 0 && `Types of additional edges: ${names(edges, 50)}`,
  );
}
