import { crc32 } from 'node:zlib';

/** A file in a zip archive. */
interface Part {
  readonly name: string;
  readonly content: Buffer;
}

const mark = /^=== ?(.*)\n?/gm;

/**
 * The zip archive of an input: as it is, if it starts like one, else that of the files in it, each after a line `=== NAME`. So
 * changes of an input are changes of the files, which their sums in the archive would otherwise hide.
 */
export function zipOf(input: Uint8Array, contentOf: (part: Part) => Buffer = ({ content }) => content): Buffer {
  const bytes = Buffer.from(input);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return bytes;
  return zipped(partsOf(bytes).map((part) => ({ ...part, content: contentOf(part) })));
}

/** The files of an input. */
export function partsOf(input: Uint8Array): Part[] {
  const text = Buffer.from(input).toString('latin1');
  const marks = [...text.matchAll(mark)];
  return marks.map(({ 0: line, 1: name, index }, i) => ({
    name,
    content: Buffer.from(text.slice(index + line.length, marks[i + 1]?.index), 'latin1'),
  }));
}

/** A zip archive of files that are stored as they are. */
function zipped(parts: readonly Part[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const part of parts) {
    const local = localHead(part);
    directory.push(directoryEntry(part, at));
    files.push(local, part.content);
    at += local.length + part.content.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}

function localHead(part: Part): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  return withSizes(head, 14, part);
}

function directoryEntry(part: Part, at: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(at, 42);
  return withSizes(entry, 16, part);
}

/** Writes the sum, both sizes and the length of the name from `at` on, and the name after the head. */
function withSizes(head: Buffer, at: number, { name, content }: Part): Buffer {
  const title = Buffer.from(name, 'latin1');
  head.writeUInt32LE(crc32(content), at);
  head.writeUInt32LE(content.length, at + 4);
  head.writeUInt32LE(content.length, at + 8);
  head.writeUInt16LE(title.length, at + 12);
  return Buffer.concat([head, title]);
}
