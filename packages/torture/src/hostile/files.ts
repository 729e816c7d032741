import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Known } from './known.ts';
import { hostileWord, inheritedNames, numberTexts } from './words.ts';

const zeros = Buffer.alloc(20 << 20);
const gzipBomb = gzipSync(zeros);
const nestedBomb = gzipSync(gzipBomb);

/** A zip file with one deflated entry; its sizes in the directory can lie. */
function zipOf(name: string, content: Buffer, statedSize = content.length): Buffer {
  const packed = deflateRawSync(content);
  const sizes = (at: number, header: Buffer) => {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt32LE(statedSize, at + 14);
    header.writeUInt16LE(name.length, at + 18);
    return header;
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  const title = Buffer.from(name);
  return Buffer.concat([sizes(8, local), title, packed, sizes(10, entry), title, end]);
}

/** Files that are not text, or expand to far more than they are. */
export const binaryFiles: readonly Buffer[] = [
  gzipBomb,
  nestedBomb,
  gzipBomb.subarray(0, 500),
  gzipSync('gene_id\nAT1G00040\n'),
  zipOf('xl/worksheets/sheet1.xml', zeros),
  zipOf('xl/worksheets/sheet1.xml', Buffer.from('<worksheet>'.repeat(1000)), 0xffffffff),
  zipOf('../../x', Buffer.from('x')),
  Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
  Buffer.from([0xff, 0xfe, 0x41, 0, 0x0a, 0]),
  Buffer.from([0xc0, 0xaf, 0x0a, 0xed, 0xa0, 0x80, 0x0a, 0xf8]),
  Buffer.alloc(3000),
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.alloc(0),
];

/** Texts that are too much of something. */
const excessive = [
  'a,'.repeat(200_000),
  '\n'.repeat(300_000),
  `"${'x'.repeat(500_000)}`,
  `gene_id\n${'"'.repeat(100_001)}`,
  `gene_id,${'log2fc,'.repeat(5000)}\n`,
  `>${'x'.repeat(100_000)}\n`.repeat(3),
  `${'\t'.repeat(100_000)}\n`,
].map((text) => Buffer.from(text));

/** Files of genes, of edges and of analyses, with words that do not belong there. */
export function uploads({ genes }: Known): fc.Arbitrary<Buffer> {
  const cell = fc.oneof(
    { arbitrary: fc.constantFrom(...genes), weight: 4 },
    { arbitrary: fc.constantFrom(...numberTexts), weight: 2 },
    { arbitrary: hostileWord, weight: 1 },
  );
  const heading = fc.oneof(
    fc.constantFrom('gene_id', 'log2fc', 'pvalue', 'source', 'target', 'edge', 'score', '>list', '#'),
    fc.constantFrom(...inheritedNames),
    hostileWord,
  );
  const table = fc
    .tuple(
      fc.array(heading, { maxLength: 4 }),
      fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }),
      fc.constantFrom(',', '\t', ' ', ';', ',"'),
      fc.constantFrom('\n', '\r\n', '\r'),
    )
    .map(([head, rows, between, end]) => Buffer.from([head, ...rows].map((row) => row.join(between)).join(end)));
  return fc.oneof(
    { arbitrary: table, weight: 8 },
    { arbitrary: fc.constantFrom(...binaryFiles), weight: 2 },
    { arbitrary: fc.constantFrom(...excessive), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}
