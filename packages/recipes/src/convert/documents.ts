import type { MatchedFile } from '../recipe/filesOf.ts';
import type { Recipe } from '../recipe/source.ts';
import { requireFileName } from './fileName.ts';
import { describeOrigin, type Origin } from './origin.ts';
import type { Output } from './output.ts';
import { stringify } from 'yaml';

interface Document<Line> {
  readonly recipe: Recipe;
  readonly description: string;
  readonly files: MatchedFile[];
  readonly lines: Line[];
}

interface Described {
  readonly name: string;
  readonly description?: string;
}

/** A file with the recipe that names it. */
export interface RecipeFile {
  readonly recipe: Recipe;
  readonly file: MatchedFile;
}

/** Parts of a data set that are one file with one sidecar each: gene lists, target networks, edges. */
export class Documents<Line> {
  private readonly documents = new Map<string, Document<Line>>();

  /** Adds lines to a document; the first make describes it. */
  add({ name, description = '' }: Described, from: RecipeFile, lines: readonly Line[]): void {
    const document = this.documents.get(name) ?? { recipe: from.recipe, description, files: [], lines: [] };
    this.documents.set(requireFileName(name), document);
    document.files.push(from.file);
    for (const line of lines) document.lines.push(line);
  }

  /** Writes each document, and its sidecar next to it. */
  async write(
    folder: string,
    ending: (name: string) => string,
    textOf: (lines: readonly Line[]) => string,
    output: Output,
  ): Promise<void> {
    for (const [name, { recipe, description, files, lines }] of this.documents) {
      if (lines.length === 0) continue;
      await output.write(`${folder}/${name}${ending(name)}`, textOf(lines));
      await output.write(`${folder}/${name}.yaml`, sidecarText(description, describeOrigin(files, recipe)));
    }
  }
}

/** The text of a sidecar: what a list, a network or edges are, and where they come from. */
function sidecarText(description: string, origin: Origin): string {
  const entries = {
    description,
    source: origin.citation,
    doi: origin.doi,
    url: origin.url,
    license: origin.license,
    commit: origin.commit,
    sha256: origin.sha256,
    recipe: origin.recipe,
  };
  const filled = Object.entries(entries).filter(([, value]) => value !== '');
  return stringify(Object.fromEntries(filled), {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}
