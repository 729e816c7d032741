/** A row of an uploaded file. */
export interface UploadRow {
  readonly source: string;
  /** Name of the edges. */
  readonly name: string;
  readonly targets: readonly string[];
}

const maxMegabytes = 20;

/** Returns why a file cannot be read; undefined when it can. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isText = type === '' || type.startsWith('text/') || /\.(sif|tsv|txt)$/i.test(name);
  if (!isText) return `File type not accepted. ${name} is not a text, SIF or TSV file.`;
  if (size > maxMegabytes * 1e6) return `${name} is too large: the limit is ${maxMegabytes} MB.`;
  return undefined;
}

/** Parses rows whose cells are separated by tabs or, in lines without a tab, by blanks. Throws for a row of fewer than 3 cells. */
export const parseUpload = (text: string): UploadRow[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((line, i) => {
      const cells = cellsOf(line);
      if (cells.length === 0) return [];
      if (cells.length < 3) {
        throw new Error(`Every row need to have at least 3 columns. Line ${i + 1} has ${cells.length}.`);
      }
      const [source, name, ...targets] = cells;
      return [{ source, name, targets }];
    });

const cellsOf = (line: string): string[] =>
  line
    .split(line.includes('\t') ? '\t' : /\s+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
