import type { DatasetImage } from '@trellis/core/dataset';
import { versionKey } from '@trellis/engine';

/** Reads an older version into memory. Throws `version-gone`. */
export type ReadVersion = (edition: string, version: string) => Promise<DatasetImage>;

/**
 * Older versions in memory, the last used ones up to a number of bytes, but always the last used one. One is read at a time.
 * A version that was dropped while answers still need it is taken from them, not read twice.
 */
export class OlderImages {
  private readonly maxBytes: number;
  private readonly read: ReadVersion;
  private readonly onChange: () => void;
  /** By key, the last used one last. */
  private readonly images = new Map<string, DatasetImage>();
  private readonly dropped = new Map<string, WeakRef<DatasetImage>>();
  private readonly loading = new Map<string, Promise<DatasetImage>>();
  private queue: Promise<unknown> = Promise.resolve();

  /** `onChange` is called when a version was added or dropped. */
  constructor(maxBytes: number, read: ReadVersion, onChange: () => void) {
    this.maxBytes = maxBytes;
    this.read = read;
    this.onChange = onChange;
  }

  /** Returns a version; concurrent callers share one reading. */
  async get(edition: string, version: string): Promise<DatasetImage> {
    const key = versionKey({ edition, version });
    const known = this.images.get(key) ?? this.dropped.get(key)?.deref();
    if (known) {
      this.add(known);
      return known;
    }
    const running = this.loading.get(key);
    if (running) return running;
    const image = this.queue.then(() => this.read(edition, version));
    this.queue = image.catch(() => {});
    this.loading.set(key, image);
    try {
      this.add(await image);
      return await image;
    } finally {
      this.loading.delete(key);
    }
  }

  /** Adds a version that is in memory already, as the last used one. */
  add(image: DatasetImage): void {
    const key = versionKey(image);
    const isNew = !this.images.delete(key);
    this.images.set(key, image);
    this.dropped.delete(key);
    if (!isNew) return;
    this.dropUnused();
    this.onChange();
  }

  /** Drops the versions of an edition for which `isKept` is false: they are the newest again, or no longer in the store. */
  retain(edition: string, isKept: (version: string) => boolean): void {
    const gone = [...this.images.values()].filter((image) => image.edition === edition && !isKept(image.version));
    for (const image of gone) this.images.delete(versionKey(image));
    if (gone.length > 0) this.onChange();
  }

  /** Keys of the versions in memory. */
  keys(): string[] {
    return [...this.images.keys()];
  }

  /** Size of all versions in memory. */
  get bytes(): number {
    return [...this.images.values()].reduce((sum, image) => sum + sizeOf(image), 0);
  }

  private dropUnused(): void {
    for (const [key, image] of this.images) {
      if (this.images.size === 1 || this.bytes <= this.maxBytes) return;
      this.images.delete(key);
      this.dropped.set(key, new WeakRef(image));
    }
  }
}

const sizeOf = ({ index, columns }: DatasetImage): number => index.byteLength + columns.byteLength;
