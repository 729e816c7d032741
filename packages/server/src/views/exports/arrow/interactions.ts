import { countBits, hasBit, selfEdgeText } from '@trellis/core/dataset';
import type { Result } from '@trellis/core/result';
import {
  type CellOptions,
  exportedColumns,
  hasSelfEdges,
  selfEdgeHeading,
  type ExportedColumn,
} from '@trellis/core/views';
import { arrowFile, type ArrowRows } from './arrowFile.ts';
import {
  fields,
  idColumn,
  missingNumbers,
  missingTexts,
  numberColumn,
  textColumn,
  textInSome,
  WordColumn,
} from './columns.ts';

/** Numbers of words by their texts. */
interface Words {
  readonly column: WordColumn;
  numberOf(text: string | null): number;
}

/**
 * Writes the shown cells of a result as an Arrow file, by analysis and target id: the same rows and fixed columns as the CSV.
 * Metadata belong to the analysis, so they are left out.
 */
export function interactionsArrow(result: Result, options: CellOptions): Generator<Uint8Array> {
  const columns = [...exportedColumns(result, options)];
  const hasSelf = hasSelfEdges(result);
  const before = (i: number) => columns.map((column) => textOf(column.before[i]));
  const after = (i: number) => columns.map((column) => textOf(column.after[i]));
  const words = {
    tf: wordsOf('TF', 0, before(0)),
    edge: wordsOf('EDGE_TYPE', 1, before(1)),
    filter: wordsOf('FILTER', 2, after(0)),
    tag: options.hasTags ? wordsOf('TAG', 3, after(1)) : undefined,
  };
  const targets = new WordColumn(
    'TARGET',
    4,
    result.dataset.genes.map(({ id }) => id),
  );
  const all = [
    words.tf.column.field,
    words.edge.column.field,
    fields.id('ANALYSIS'),
    targets.field,
    fields.text('ADD_EDGES'),
    fields.number('Log2FC'),
    fields.number('Pvalue'),
    words.filter.column.field,
    ...(words.tag ? [words.tag.column.field] : []),
    ...(hasSelf ? [fields.text(selfEdgeHeading)] : []),
  ];
  function* batches(): Generator<ArrowRows> {
    for (const column of columns) yield rowsOf(column, { ...words, hasSelf }, targets);
  }
  return arrowFile(all, batches());
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));

function wordsOf(name: string, id: number, texts: readonly (string | null)[]): Words {
  const words = [...new Set(texts.filter((text) => text !== null))];
  const numbers = new Map<string | null, number>(words.map((word, number) => [word, number]));
  return { column: new WordColumn(name, id, words), numberOf: (text) => numbers.get(text) ?? -1 };
}

/** The rows of one analysis. */
function rowsOf(
  { column, before, after, self, additional }: ExportedColumn,
  words: Readonly<Record<'tf' | 'edge' | 'filter', Words>> & {
    readonly tag: Words | undefined;
    readonly hasSelf: boolean;
  },
  targets: WordColumn,
): ArrowRows {
  const { analysis, cells } = column;
  const rows = countBits(cells);
  const [genes, shown] = [new Int32Array(rows), new Int32Array(rows)];
  let row = 0;
  for (let i = 0; i < analysis.targets.length; i++) {
    const gene = analysis.targets[i];
    if (!hasBit(cells, gene)) continue;
    genes[row] = gene;
    shown[row++] = i;
  }
  const valuesOf = (values: Float64Array | null) =>
    values ? numberColumn(Float64Array.from(shown, (i) => values[i])) : missingNumbers(rows);
  const same = ({ column: of, numberOf }: Words, value: string | number | null) =>
    of.repeated(numberOf(textOf(value)), rows);
  return [
    same(words.tf, before[0]),
    same(words.edge, before[1]),
    idColumn(new Int32Array(rows).fill(analysis.id)),
    targets.rows(genes),
    additional ? textColumn(Array.from(genes, additional)) : missingTexts(rows),
    valuesOf(analysis.log2fc),
    valuesOf(analysis.pvalue),
    same(words.filter, after[0]),
    ...(words.tag ? [same(words.tag, after[1])] : []),
    ...(words.hasSelf ? [textInSome(selfEdgeText, rows, (i) => genes[i] === self)] : []),
  ];
}
