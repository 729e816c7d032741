import { listGeneSets, type GeneSetsOptions, type Result } from '@trellis/core';
import { encodePair, encodePlainPair } from '@trellis/contract';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { geneText, writeGeneIds } from '../../bytes/geneText.ts';

/** Writes every pair of analyses with its genes as JSON, pair by pair: 112 analyses have 2 million common genes. */
export function* geneSetsJson(
  result: Result,
  options: GeneSetsOptions,
  checkpoint: () => void,
): Generator<Uint8Array> {
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
