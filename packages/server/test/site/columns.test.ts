import { newMemory, packDataset } from '@trellis/core/dataset';
import { expect, it } from 'vitest';
import { miniContents } from '../../../core/test/mini.ts';
import { packColumns, splitIndex, unpackChunk, unpackRest } from '../../src/site/columns.ts';
import { packMotifs, unpackMotifs } from '../../src/site/motifParts.ts';

it('gives the columns of an image again, byte for byte', () => {
  const { index, columns } = packDataset(miniContents, 'v');
  const packed = packColumns({ index, columns });
  expect(packed.chunks.length).toBeGreaterThan(0);
  const again = newMemory(columns.byteLength);
  packed.chunks.forEach((chunk) => unpackChunk(chunk, again));
  unpackRest(packed.rest, again);
  expect(Buffer.from(new Uint8Array(again)).equals(Buffer.from(new Uint8Array(columns)))).toBe(true);
});

it('keeps the full names of genes apart from the index', () => {
  const { index } = packDataset(miniContents, 'v');
  const split = splitIndex(index);
  const whole = JSON.parse(new TextDecoder().decode(new Uint8Array(index).slice())) as { genes: object };
  const read = JSON.parse(split.index) as { genes: object };
  expect({ ...read, genes: { ...read.genes, fullNames: JSON.parse(split.fullNames) as unknown } }).toEqual(whole);
});

it('gives the hits of motifs again', () => {
  const { cluster } = miniContents.motifs;
  expect(cluster.length).toBeGreaterThan(0);
  expect(unpackMotifs(packMotifs(cluster))).toEqual(cluster);
});
