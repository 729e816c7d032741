import { hasBit, selfEdgeText, type Analysis, type Dataset } from '@trellis/core/dataset';
import { csvCell, csvText } from '@trellis/core/formats';
import type { EdgeValue, Result } from '@trellis/core/result';
import {
  cellHeader,
  exportedColumns,
  hasSelfEdges,
  type CellOptions,
  type ExportedColumn,
} from '@trellis/core/views';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { encodedText } from '../../bytes/encodedText.ts';
import { edgeValueText } from '../../bytes/edgeValueText.ts';
import { geneText, type GeneText } from '../../bytes/geneText.ts';

/** Writes the shown cells of a result as CSV, one per line, by analysis and target id. */
export function* csvOf(result: Result, options?: CellOptions): Generator<Uint8Array> {
  const out = new ByteWriter();
  out.text(csvText([cellHeader(result, options)]));
  const ids = idCells(result.dataset);
  const hasSelf = hasSelfEdges(result);
  for (const column of exportedColumns(result, options)) {
    writeColumn(column, { ids, out, hasSelf });
    yield* out.take();
  }
  yield* out.finish();
}

/** The gene id of a line as a CSV cell after a comma. */
const idCells = (dataset: Dataset): GeneText => geneText(dataset, 'CSV id', ({ id }) => csvCell(id));

/** Writes the lines of an analysis. They differ in the gene, its additional edges and values; what is between is copied at once. */
function writeColumn(
  { column, before, after, self, additional }: ExportedColumn,
  { ids, out, hasSelf }: { ids: GeneText; out: ByteWriter; hasSelf: boolean },
): void {
  const { analysis, cells } = column;
  const { targets } = analysis;
  const writeRest = restWriter({ column, additional }, out);
  const head = before.map(csvCell).join(',');
  // Without values and edges their cells are empty in every line.
  const tailOf = (mark: string) =>
    `${writeRest ? '' : ',,,'},${[...after, ...(hasSelf ? [mark] : [])].map(csvCell).join(',')}\n`;
  const [tail, selfTail] = [tailOf(''), tailOf(selfEdgeText)];
  const start = encodedText(head);
  const [separator, selfSeparator] = [tail, selfTail].map((text) => encodedText(`${text}${head}`));
  let between = start;
  for (let i = 0; i < targets.length; i++) {
    const gene = targets[i];
    if (!hasBit(cells, gene)) continue;
    out.encoded(between);
    between = gene === self ? selfSeparator : separator;
    out.piece(ids.text, ids.starts[gene], ids.starts[gene + 1]);
    writeRest?.(gene, i);
  }
  if (between !== start) out.encoded(encodedText(between === separator ? tail : selfTail));
}

/** Returns a function that writes the cells of a target after its gene; undefined if they are empty for all targets. */
function restWriter(
  { column: { analysis }, additional }: Pick<ExportedColumn, 'column' | 'additional'>,
  out: ByteWriter,
): ((gene: number, target: number) => void) | undefined {
  if (!additional && !analysis.log2fc && !analysis.pvalue) return undefined;
  const writeValues = valueWriter(analysis, out);
  return (gene, target) => {
    out.ascii(',');
    const edges = additional?.(gene);
    if (edges) out.text(csvCell(edges));
    writeValues(target);
  };
}

/** Returns a function that writes the fold change and the p-value of target number `i`, each after a comma. */
function valueWriter(analysis: Analysis, out: ByteWriter): (i: number) => void {
  if (!analysis.log2fc && !analysis.pvalue) return () => out.ascii(',,');
  const [log2fc, pvalue] = [edgeValueWriter(analysis, 'log2fc', out), edgeValueWriter(analysis, 'pvalue', out)];
  return (i) => {
    log2fc(i);
    pvalue(i);
  };
}

/** Returns a function that writes a comma and the value of target number `i`, if it has one. */
function edgeValueWriter(analysis: Analysis, field: EdgeValue, out: ByteWriter): (i: number) => void {
  const values = analysis[field];
  if (!values) return () => out.ascii(',');
  const { text, starts } = edgeValueText(analysis, field);
  return (i: number) => {
    if (Number.isNaN(values[i])) out.ascii(',');
    else out.piece(text, starts[i], starts[i + 1]);
  };
}
