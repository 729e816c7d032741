import { gzipSync } from 'node:zlib';

const block = 512;

/** Packs files as a .tar.gz that has the same bytes whenever it is made; `files` are pairs of a path and its bytes or text. */
export function tarFile(files) {
  const parts = [...files].flatMap(([path, content]) => {
    const bytes = Buffer.from(content);
    return [headerOf(path, bytes.length), bytes, Buffer.alloc((block - (bytes.length % block)) % block)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 });
}

/** The header of a file as POSIX (ustar) has it. Throws for a path that does not fit. */
function headerOf(path, size) {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for a tar file`);
  const header = Buffer.alloc(block);
  const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(path, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
