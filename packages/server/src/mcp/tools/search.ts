import { searchEverything } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { dataLine, parts, table, rowLimits } from '@trellis/engine/text';
import { tool } from '../tool.ts';

export const searchTool = tool({
  name: 'search',
  title: 'Search',
  description:
    'Finds genes, transcription factors, Gene Ontology terms, predefined gene lists, target networks and analyses by id, name or words.',
  properties: { q: schemasOf(searchEverything).query.properties.q },
  async answer({ client, page, facts }, { rows = rowLimits.default, q }) {
    const view = await client.searchEverything({ query: { q, limit: rows } });
    return parts(
      `Search: ${q}`,
      dataLine(facts),
      view.isSimilar && 'Nothing has these words; these have similar ones:',
      `Found: ${Object.entries(view.totals)
        .map(([kind, total]) => `${kind} ${total}`)
        .join(', ')}`,
      table(
        ['kind', 'id', 'name', 'detail'],
        view.hits.map(({ kind, id, name, detail }) => [kind, id, name, detail]),
      ),
      `Page of the search: ${page(`/search?q=${encodeURIComponent(q)}`)}`,
    );
  },
});
