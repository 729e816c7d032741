import { useState } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { makeReader } from '../../../state/reading/fileReader.ts';
import type { NetworkScene } from '../scene/scene.ts';
import {
  addUpload,
  defaultUploadColor,
  fileProblem,
  noEdgesAdded,
  notAccepted,
  rowsOfEdges,
  type UploadRow,
} from './upload.ts';

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
  const report = await reader.read({ file, wanted: 'edges', tfs: false, choice: {} });
  reader.end();
  if (report.problem !== undefined) {
    if (report.code === 'empty-file') return [];
    if (report.code === 'unsupported-file') throw new Error(notAccepted(report.problem));
    throw new Error(report.problem);
  }
  return rowsOfEdges(report.read.edges);
}
