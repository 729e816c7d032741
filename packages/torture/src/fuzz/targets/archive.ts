import { createHash } from 'node:crypto';
import { openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { readArchivedRequest } from '../../../../server/src/views/archive/readArchivedRequest.ts';
import { readOwnAnalyses } from '../../../../store/src/own/readOwnAnalyses.ts';
import type { Target } from '../target.ts';
import { mini } from './mini.ts';
import { partsOf, zipOf } from './zipParts.ts';

const dataset = openDataset(packDataset(mini, 'mini'));

const note = (file: string): string => `{"file":"${file}","name":"x.txt","sha256":"SUM ${file}","header":true}`;

const seed = `=== request.json
{"software":{"name":"Trellis","version":"1"},"edition":"development","data":{"version":"mini","label":"x"},
"query":"all_tfs[log2fc>1] or named","edges":["PPI"],"inputs":{"targetGenes":${note('inputs/target_genes.txt')},
"filterTfs":${note('inputs/filter_tfs.txt')},"targetNetwork":${note('inputs/target_network.txt')},"background":${note('inputs/background.txt')}},
"own_analyses":[{"file":"inputs/own_analyses/1.csv","name":"mine.csv","sha256":"SUM inputs/own_analyses/1.csv",
"metadata":{"TF":"ALF","EXPERIMENT_TYPE":"Binding","EDGE_TYPE":"DAP"}}],"named_queries":{"named":"ALF"},
"states":[[[["AT1G00010","",""],1],{"name":"one","show":true,"version":1}]],"parameters":{"correction":"bh"}}
=== inputs/target_genes.txt
>a
AT1G00040
=== inputs/filter_tfs.txt
AT1G00010
=== inputs/target_network.txt
s e t x
AT1G00010 binds AT1G00040 0.5
=== inputs/background.txt
AT1G00040
AT1G00050
=== inputs/own_analyses/1.csv
gene_id,log2fc,pvalue
AT1G00040,1.5,0.01
`;

/** Archives that `trellis reproduce` reads, up to the result of their query. */
export const archive: Target = {
  name: 'archive',
  tokens: [
    ...[
      '=== inputs/x.txt\n',
      '=== request.json\n',
      '"SUM inputs/target_genes.txt"',
      '"sha256":',
      '"query":',
      '"header":true',
    ],
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      '"',
      ':',
      'null',
      '1e999',
      '"__proto__":{}',
      'inputs/../x',
      'all_tfs',
      '"edges":[',
      '"states":[[',
    ],
    ...[
      '"show":false',
      '"correction":"bonferroni"',
      'expand(\\"$filter_tf\\", or)',
      'multitype',
      '\\u0000',
      '\\ud800',
    ],
  ],
  seeds: [seed],
  async run(bytes) {
    const { archived } = await readArchivedRequest(archiveOf(bytes));
    const own = archived.own.length ? readOwnAnalyses(archived.own, dataset) : undefined;
    evaluateRequest(dataset, { ...archived.request, own });
  },
};

/** The archive of an input; `SUM file` in its request is the sum of that file, so that a changed file is read too. */
function archiveOf(bytes: Uint8Array): Buffer {
  const sums = new Map(partsOf(bytes).map(({ name, content }) => [name, sumOf(content)]));
  return zipOf(bytes, ({ name, content }) => {
    if (name !== 'request.json') return content;
    const text = content.toString('latin1').replaceAll(/SUM ([^"]*)/g, (_, file: string) => sums.get(file) ?? 'none');
    return Buffer.from(text, 'latin1');
  });
}

/** As the archive has it: the sum of the text, in which bytes that are not UTF-8 are replacement characters. */
const sumOf = (content: Buffer): string => createHash('sha256').update(content.toString('utf8')).digest('hex');
