import {
  drawGeneSets,
  exportGeneSets,
  geneSetsMatrixAnswer,
  readGenesInCommon,
  readGeneSets,
  encodePair,
  encodePlainPair,
} from '@trellis/contract';
import { compareGeneSets, genesInCommon, listGeneSets, type GeneSetsOptions } from '@trellis/core/views';
import type { Result } from '@trellis/core/result';
import { jsonCall, streamCall } from '../../call.ts';
import { overlapOptions, testedSets } from '../../options.ts';
import { atLevel } from '../../atLevel.ts';
import { csvPieces } from '../../table.ts';
import { overlapsText } from '../../testText.ts';
import { defineView } from '../../view.ts';
import { geneSetsWith } from './table.ts';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { geneText, writeGeneIds } from '../../bytes/geneText.ts';

export const geneSetsView = defineView({
  name: 'gene-sets',
  file: 'gene_sets',
  about: 'overlap of every pair of analyses',
  route: readGeneSets,
  csv: exportGeneSets,
  figure: drawGeneSets,
  table: geneSetsWith([], 'both'),
  testText: (result) => `Fisher's exact test, one-sided, Bonferroni over all pairs. ${overlapsText(result)}`,
  tabled: ({ result }, { correction }, { checkpoint }) =>
    compareGeneSets(result, { correction, label: true, model: 'both', ...testedSets }, checkpoint),
  calls: [
    jsonCall('geneSetsMatrix', readGeneSets, {
      answering: geneSetsMatrixAnswer,
      isCached: true,
      options: ({ query }) => overlapOptions(query),
      fits: ({ query }) => query.genes === '0',
      compute: (evaluated, options, { checkpoint }) =>
        compareGeneSets(atLevel(evaluated, options), options, checkpoint),
    }),
    streamCall('geneSets', readGeneSets, {
      isCached: true,
      options: ({ query }) => overlapOptions(query),
      compute: (evaluated, options, { checkpoint }) => geneSetsJson(atLevel(evaluated, options), options, checkpoint),
    }),
    jsonCall('genesInCommon', readGenesInCommon, {
      options: ({ query }) => ({ ...overlapOptions(query), a: query.a, b: query.b }),
      compute: (evaluated, pair) => ({ genes: genesInCommon(atLevel(evaluated, pair), pair) }),
    }),
    streamCall('geneSetsCsv', exportGeneSets, {
      options: ({ query }) => ({ ...overlapOptions(query), fields: query.fields ?? [] }),
      compute: (evaluated, { fields, ...options }, { checkpoint }) =>
        csvPieces(
          geneSetsWith(fields, options.model),
          compareGeneSets(atLevel(evaluated, options), options, checkpoint),
        ),
    }),
  ],
});

/** Writes every pair of analyses with its genes as JSON, pair by pair: 112 analyses have 2 million common genes. */
function* geneSetsJson(result: Result, options: GeneSetsOptions, checkpoint: () => void): Generator<Uint8Array> {
  const { pairs, ...head } = listGeneSets(result, options, checkpoint);
  const encode = options.sets || options.universe || options.model ? encodePair : encodePlainPair;
  const ids = geneText(result.dataset, 'id', ({ id }) => JSON.stringify(id));
  const out = new ByteWriter();
  out.text(`${JSON.stringify(head).slice(0, -1)},"data":[`);
  let separator = '';
  for (const { genes, ...test } of pairs) {
    out.ascii(`${separator}{"genes":[`);
    separator = ',';
    writeGeneIds(out, ids, genes);
    out.ascii(`],${JSON.stringify(encode(test)).slice(1)}`);
    yield* out.take();
  }
  out.ascii(']}');
  yield* out.finish();
}
