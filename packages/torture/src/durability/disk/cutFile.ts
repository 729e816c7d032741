/** A write or a new size that the disk has not been told to keep. */
type Pending =
  | { readonly kind: 'write'; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'size'; readonly size: number };

/** Smallest part of a write that a disk writes as a whole. */
const sectorBytes = 512;

/** Decides at a power cut whether a part of what was not synced is on the disk. */
export type Keep = () => boolean;

/** A file on a disk that keeps what was synced, and any part of what was not. */
export class CutFile {
  private synced = Buffer.alloc(0);
  private pending: Pending[] = [];

  write(offset: number, bytes: Buffer): void {
    this.pending.push({ kind: 'write', offset, bytes });
  }

  resize(size: number): void {
    this.pending.push({ kind: 'size', size });
  }

  sync(): void {
    this.synced = this.after(() => true);
    this.pending = [];
  }

  /** The content after a power cut: what was synced, and the sectors and sizes of later changes that `keep` picks. */
  after(keep: Keep): Buffer<ArrayBuffer> {
    let content = this.synced;
    for (const change of this.pending) {
      if (change.kind === 'size') content = keep() ? resized(content, change.size) : content;
      else content = written(content, change, keep);
    }
    return content;
  }
}

function resized(content: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  const copy = Buffer.alloc(size);
  content.copy(copy);
  return copy;
}

function written(
  content: Buffer<ArrayBuffer>,
  { offset, bytes }: { readonly offset: number; readonly bytes: Buffer },
  keep: Keep,
): Buffer<ArrayBuffer> {
  let copy: Buffer<ArrayBuffer> | undefined;
  for (let at = 0; at < bytes.length; at += sectorBytes - ((offset + at) % sectorBytes)) {
    if (!keep()) continue;
    const part = bytes.subarray(at, at + sectorBytes - ((offset + at) % sectorBytes));
    const end = offset + at + part.length;
    copy ??= resized(content, Math.max(content.length, end));
    if (copy.length < end) copy = resized(copy, end);
    part.copy(copy, offset + at);
  }
  return copy ?? content;
}
