import { basename } from 'node:path';
import { compareParts, type PartKind, type Provenance, type Sidecar } from '@trellis/core/dataset';
import { badFile, type SourceFile } from './badFile.ts';
import { readSidecar } from './readSidecar.ts';
import type { FileReport } from './report.ts';

/** A file of a list, a network or edges, with the names of the parts of the data set that it holds. */
export interface PartFile {
  readonly file: SourceFile;
  readonly kind: PartKind;
  readonly names: readonly string[];
}

/** A sidecar that has been read, with its parts. */
interface Read {
  readonly file: SourceFile;
  readonly sidecar: Sidecar;
}

/** Whether a file is a sidecar: `NAME.yaml`, `NAME.yml`. */
export const isSidecar = (file: SourceFile): boolean => /\.ya?ml(\.gz)?$/i.test(file.shown);

/** The name that a sidecar shares with the file it describes: up to the first dot; of edges, up to their ending. */
const sharedName = ({ shown }: SourceFile, kind: PartKind): string =>
  kind === 'edges'
    ? basename(shown).replace(/(\.undirected)?\.(csv|sif|ya?ml)(\.gz)?$/i, '')
    : basename(shown).replace(/\..*$/s, '');

/**
 * Collects what sidecars say about the parts of a data set. An edge type can be in several files, but can have only one
 * sidecar.
 */
export class SidecarCollector {
  readonly reports: FileReport[] = [];
  private readonly parts = new Map<string, { readonly entry: Provenance; readonly file: SourceFile }>();

  /** Reads the sidecars of one kind of files. Throws if one belongs to none of the files. */
  async add(kind: PartKind, sidecars: readonly SourceFile[], files: readonly PartFile[]): Promise<void> {
    const byName = new Map<string, SourceFile>();
    for (const file of sidecars) {
      const name = sharedName(file, kind);
      const earlier = byName.get(name);
      if (earlier) throw badFile(file, undefined, `${earlier.shown} describes the same file`);
      byName.set(name, file);
      const described = files.filter((part) => sharedName(part.file, kind) === name);
      if (described.length === 0) throw badFile(file, undefined, `there is no file ${name} that it could describe`);
      const sidecar = await readSidecar(file);
      this.reports.push({ file: file.shown, kind: 'sidecar', rows: 1, skipped: [] });
      for (const part of described.flatMap(({ names }) => names)) this.addPart(kind, part, { file, sidecar });
    }
  }

  private addPart(kind: PartKind, name: string, { file, sidecar }: Read): void {
    const entry: Provenance = { ...sidecar, kind, name };
    const key = JSON.stringify([kind, name]);
    const earlier = this.parts.get(key);
    if (earlier && JSON.stringify(earlier.entry) !== JSON.stringify(entry)) {
      throw badFile(file, undefined, `${earlier.file.shown} says something else about the edge type "${name}"`);
    }
    this.parts.set(key, { entry, file });
  }

  /** All entries, sorted. */
  finish(): Provenance[] {
    return [...this.parts.values()].map(({ entry }) => entry).sort(compareParts);
  }
}
