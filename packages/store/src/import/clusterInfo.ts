import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { readText } from './readText.ts';
import { type FileReport, RowCounter } from './report.ts';
import { forEachRow } from './rows.ts';

/** Reads and keeps the text of the cluster information: a CSV with a header line and the cluster in the first column. */
export async function readClusterInfo(file: SourceFile): Promise<{ clusterInfo: string; report: FileReport }> {
  const text = await readText(file);
  const counter = new RowCounter();
  const lines = new Map<string, number>();
  let columns = 0;
  const visit = (cells: string[], line: number): void => {
    if (columns === 0) {
      columns = cells.length;
      return;
    }
    counter.rows++;
    const earlier = lines.get(cells[0]);
    if (cells.length !== columns)
      throw badFile(file, line, `expected ${columns} columns as in the header line, found ${cells.length}`);
    if (cells[0] === '') throw badFile(file, line, 'there is no cluster in the first column');
    if (earlier !== undefined)
      throw badFile(file, line, `the cluster ${quoteText(cells[0])} is already on line ${earlier}`);
    lines.set(cells[0], line);
  };
  forEachRow(text, file, visit);
  if (columns === 0) throw badFile(file, undefined, 'empty; expected a header line and clusters');
  return { clusterInfo: text, report: counter.report(file.shown, 'cluster information') };
}
