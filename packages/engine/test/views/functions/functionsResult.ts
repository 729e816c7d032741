import { openDataset, packDataset, type Dataset } from '@trellis/core/dataset';
import type { GeneOntology } from '@trellis/core/ontology';
import { evaluateRequest, type Result } from '@trellis/core/result';
import { randomGenes } from '../../../../core/test/ontology/smallOntology.ts';
import { smallContents } from '../../../../core/test/smallContents.ts';

const ids = Array.from({ length: randomGenes }, (_, i) => `G${String(i).padStart(2, '0')}`);
const bare = openDataset(
  packDataset(
    smallContents({
      genes: ids.join(' '),
      analyses: [
        { id: 1, tf: 'G00', targets: ids.slice(2, 10).join(' ') },
        { id: 2, tf: 'G01', targets: ids.slice(8, 20).join(' ') },
      ],
    }),
    'v',
  ),
);
/** The result of two analyses that share two targets, on the genes of a random ontology. */
export const functionsResult = (go: GeneOntology | null): Result => {
  const dataset: Dataset = {
    ...bare,
    go: go && { ...go, release: '', others: { ids: [], terms: new Uint32Array() } },
  };
  return evaluateRequest(dataset, { id: 'r', inputs: { query: 'all_tfs', edges: [] } });
};
