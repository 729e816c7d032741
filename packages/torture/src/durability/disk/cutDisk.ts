import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CutFile, type Keep } from './cutFile.ts';
import type { DiskEvent } from './readLog.ts';

/** A folder on the disk; its entries are what the names meant when they were last read. */
class CutFolder {
  readonly entries = new Map<string, Entry>();
}

type Entry = CutFile | CutFolder;

/** A change of names: an entry that a folder gets (undefined: loses), in one or two folders at once. */
interface Renaming {
  readonly changes: readonly {
    readonly folder: CutFolder;
    readonly name: string;
    readonly entry: Entry | undefined;
  }[];
  isSynced: boolean;
}

/**
 * A disk that follows a log of changes and can be cut off from power at any moment. It keeps what POSIX promises: the bytes of
 * a file after a sync of the file, the names in a folder after a sync of the folder, a renaming as a whole. Names of one folder
 * change in their order; everything else is kept or lost independently.
 */
export class CutDisk {
  private readonly root: string;
  private readonly now = new CutFolder();
  private readonly open = new Map<string, Entry>();
  private readonly renamings: Renaming[] = [];

  /** `root` is the watched folder; it is empty and on the disk at the beginning. */
  constructor(root: string) {
    this.root = root;
  }

  apply(event: DiskEvent): void {
    switch (event.kind) {
      case 'open':
        return this.opened(event);
      case 'close':
        return void this.open.delete(event.on);
      case 'write':
        return this.file(event.on)?.write(event.offset, event.bytes);
      case 'truncate':
        return this.file(event.on)?.resize(event.size);
      case 'sync':
        return this.sync(this.open.get(event.on));
      case 'mkdir':
        return this.rename([[event.path, new CutFolder()]]);
      case 'remove':
        return this.rename([[event.path, undefined]]);
      case 'link':
        return this.rename([[event.to, this.find(event.from)]]);
      case 'rename':
        return this.rename([
          [event.to, this.find(event.from)],
          [event.from, undefined],
        ]);
      case 'mark':
        return;
      default:
        return event satisfies never;
    }
  }

  /** Writes what is on the disk after a power cut into an empty folder. */
  cut(folder: string, keep: Keep): void {
    const there = new Map<CutFolder, Map<string, Entry>>();
    const stopped = new Set<CutFolder>();
    for (const { changes, isSynced } of this.renamings) {
      const isKept = isSynced || (!changes.some((change) => stopped.has(change.folder)) && keep());
      for (const { folder: of, name, entry } of changes) {
        if (!isKept) stopped.add(of);
        else setEntry(there, of, name, entry);
      }
    }
    writeFolder(folder, this.now, there, keep);
  }

  private opened({ on, path, isNew, isEmptied }: Extract<DiskEvent, { kind: 'open' }>): void {
    if (isNew) this.rename([[path, new CutFile()]]);
    const entry = this.find(path);
    if (entry) this.open.set(on, entry);
    if (isEmptied && !isNew && entry instanceof CutFile) entry.resize(0);
  }

  private file(on: string): CutFile | undefined {
    const entry = this.open.get(on);
    return entry instanceof CutFile ? entry : undefined;
  }

  private sync(entry: Entry | undefined): void {
    if (entry instanceof CutFile) return entry.sync();
    for (const renaming of this.renamings)
      if (renaming.changes.some(({ folder }) => folder === entry)) renaming.isSynced = true;
  }

  private rename(moves: readonly (readonly [path: string, entry: Entry | undefined])[]): void {
    const changes = moves.flatMap(([path, entry]) => {
      const folder = this.find(dirname(path));
      return folder instanceof CutFolder ? [{ folder, name: basename(path), entry }] : [];
    });
    for (const { folder, name, entry } of changes) {
      if (entry) folder.entries.set(name, entry);
      else folder.entries.delete(name);
    }
    this.renamings.push({ changes, isSynced: false });
  }

  /** What a path means now. */
  private find(path: string): Entry | undefined {
    let entry: Entry | undefined = this.now;
    for (const name of path.slice(this.root.length).split('/').filter(Boolean))
      entry = entry instanceof CutFolder ? entry.entries.get(name) : undefined;
    return entry;
  }
}

type Names = Map<CutFolder, Map<string, Entry>>;

function setEntry(there: Names, folder: CutFolder, name: string, entry: Entry | undefined): void {
  const names = there.get(folder) ?? new Map<string, Entry>();
  there.set(folder, names);
  if (entry) names.set(name, entry);
  else names.delete(name);
}

function writeFolder(path: string, folder: CutFolder, there: Names, keep: Keep): void {
  mkdirSync(path, { recursive: true });
  for (const [name, entry] of there.get(folder) ?? []) {
    // What several processes share is in memory, and made again by the first one that opens the database.
    if (name.endsWith('-shm')) continue;
    if (entry instanceof CutFile) writeFileSync(join(path, name), entry.after(keep));
    else writeFolder(join(path, name), entry, there, keep);
  }
}
