import { useCallback, useEffect, useRef, useState } from 'react';
import { newDraft, withRows, type OwnDraft } from './ownDraft.ts';
import { makeReader, type OwnReader } from './reading/ownReader.ts';
import type { ReadReport } from './reading/readingTask.ts';
import type { FileChoice, ReadFile } from './reading/readOwnFile.ts';

/** A file in the dialog: being read, read with its form, or not readable. */
export interface FileEntry {
  readonly key: number;
  readonly file: File;
  readonly read?: ReadFile;
  readonly draft?: OwnDraft;
  readonly problem?: string;
}

/** The forms of files that are read in workers; leaving ends the reading. */
export function useDrafts(files: readonly File[]) {
  const reader = useRef<OwnReader>(undefined);
  const [entries, setEntries] = useState<readonly FileEntry[]>(() => files.map((file, key) => ({ key, file })));
  const change = useCallback(
    (key: number, next: (entry: FileEntry) => FileEntry) =>
      setEntries((all) => all.map((entry) => (entry.key === key ? next(entry) : entry))),
    [],
  );
  const read = useCallback(
    async (key: number, file: File, choice?: FileChoice) => {
      const report = await reader.current?.read(file, choice);
      if (report) change(key, (entry) => withReport(entry, report));
    },
    [change],
  );
  useEffect(() => {
    const current = makeReader();
    reader.current = current;
    files.forEach((file, key) => void read(key, file));
    return () => current.end();
  }, [files, read]);
  return {
    entries,
    edit: (key: number, draft: OwnDraft) => change(key, (entry) => ({ ...entry, draft })),
    editAll: (next: (draft: OwnDraft) => OwnDraft) =>
      setEntries((all) => all.map((entry) => (entry.draft ? { ...entry, draft: next(entry.draft) } : entry))),
    choose: (key: number, choice: FileChoice) => {
      const entry = entries.find((one) => one.key === key);
      if (entry) void read(key, entry.file, choice);
    },
    leaveOut: (key: number) => setEntries((all) => all.filter((entry) => entry.key !== key)),
  };
}

/** The entry with what was read; what the user has typed stays. */
function withReport(entry: FileEntry, report: ReadReport): FileEntry {
  if (report.problem !== undefined) return { ...entry, problem: report.problem };
  const { read } = report;
  const draft = entry.draft ? withRows(entry.draft, read) : newDraft(entry.file.name, read);
  return { ...entry, problem: undefined, read, draft };
}
