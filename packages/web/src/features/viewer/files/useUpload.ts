import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { makeReader } from '../../../state/reading/fileReader.ts';
import type { NetworkScene } from '../scene/scene.ts';
import { addUpload, defaultUploadColor, noEdgesAdded } from './upload.ts';
import { fileProblem, notAccepted, rowsOfEdges, rowsOfLines, tooFewColumns, type UploadRow } from './uploadFile.ts';

interface Options {
  /** Receives the rows of the files, which add at least one edge. */
  readonly onRows: (rows: readonly UploadRow[]) => void;
  /** Shows a message; undefined removes it. */
  readonly onAlert: (text: string | undefined) => void;
}

/** Reads files of edges; reports rows that add edges, and errors. */
export function useUpload(scene: NetworkScene, { onRows, onAlert }: Options) {
  const [busy, setBusy] = useState(false);
  const read = async (files: readonly File[]) => {
    setBusy(true);
    onAlert(undefined);
    try {
      const rows = (await Promise.all(files.map(rowsOf))).flat();
      if (addUpload(scene, rows, defaultUploadColor).edges > 0) onRows(rows);
      else onAlert(noEdgesAdded);
    } catch (error) {
      onAlert(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, read: (files: readonly File[]) => void read(files) };
}

/** The rows of a file; none of one without rows. */
async function rowsOf(file: File): Promise<UploadRow[]> {
  const problem = fileProblem(file);
  if (problem) throw new Error(problem);
  const reader = makeReader();
  const report = await reader.read({ file, place: 'edges', tfs: false, choice: {} });
  reader.end();
  if (report.problem !== undefined) {
    if (report.code === 'empty-file') return [];
    if (report.code === 'unsupported-file') throw new Error(notAccepted(report.problem));
    // Without a code the reason does not come from the table: the file is too large, or the reader has failed.
    if (report.code === undefined) throw new Error(report.problem);
    return rowsOfText(file, report.problem);
  }
  return rowsOfEdges(report.read.edges);
}

/** Endings of files that are not plain text. */
const packed = /\.(gz|xlsx|graphml)$/i;

/**
 * The rows of a text that is not a regular table: rows can have different numbers of targets, and targets that are not genes.
 * Throws the reason why the file is not a table when its text has no such rows either.
 */
async function rowsOfText(file: File, problem: string): Promise<UploadRow[]> {
  const text = packed.test(file.name) ? undefined : await file.text();
  const rows = text === undefined ? undefined : rowsOfLines(text);
  if (rows) return rows;
  throw new Error(text?.includes(',') === false ? tooFewColumns : problem);
}
