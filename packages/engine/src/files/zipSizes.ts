const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Size of an entry of the directory without its texts, of the end record, and of the longest comment after it. */
const [entryBytes, endBytes, maxComment] = [46, 22, 0xffff];

/** The packed and unpacked size of one file in a zip archive, as its directory says. */
interface ZipSize {
  readonly packed: number;
  readonly unpacked: number;
}

/** The sizes in the directory of a zip archive; undefined if it has no directory that can be read. */
export function zipSizes(bytes: Uint8Array): readonly ZipSize[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return undefined;
  const sizes: ZipSize[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + entryBytes > bytes.length || view.getUint32(at, true) !== entrySignature) return undefined;
    sizes.push({ packed: view.getUint32(at + 20, true), unpacked: view.getUint32(at + 24, true) });
    at += entryBytes + [28, 30, 32].reduce((sum, place) => sum + view.getUint16(at + place, true), 0);
  }
  return sizes;
}

function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endBytes - maxComment);
  for (let at = view.byteLength - endBytes; at >= first; at--)
    if (view.getUint32(at, true) === endSignature) return at;
  return undefined;
}
