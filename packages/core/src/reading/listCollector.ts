import { isValue } from '../formats/listedNames.ts';
import type { ReadName } from './nameReader.ts';
import type { ReadList } from './recognized.ts';

/** Name of the list of genes before the first `>` line, and of a column of genes. */
export const defaultListName = 'default_list';

/** The names and the genes of one list. */
interface Members {
  readonly names: Map<string, string>;
  readonly genes: Set<number>;
  /** What was added: most names of a long file are there twice. */
  readonly reads: Set<ReadName>;
}

/** Lists that are filled name by name, in their order. */
export class ListCollector {
  private readonly lists = new Map<string, Members>();

  /** Adds a name to a list; a number that no gene is called is not a name. */
  add(list: string, read: ReadName): void {
    if (read.kind === 'missing' || (read.kind === 'unknown' && isValue(read.name))) return;
    const found = this.lists.get(list) ?? {
      names: new Map<string, string>(),
      genes: new Set<number>(),
      reads: new Set<ReadName>(),
    };
    this.lists.set(list, found);
    if (found.reads.has(read)) return;
    found.reads.add(read);
    found.names.set(read.name.toUpperCase(), read.name);
    for (const gene of read.genes) found.genes.add(gene);
  }

  /** The lists that have names. */
  get found(): ReadList[] {
    return [...this.lists].map(([name, { names, genes }]) => ({
      name,
      names: [...names.values()],
      genes: [...genes],
    }));
  }
}
