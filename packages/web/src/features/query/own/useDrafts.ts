import { useCallback, useEffect, useRef, useState } from 'react';
import { newDraft, withRows, type OwnDraft } from './ownDraft.ts';
import { makeReader, type FileReader } from '../../../state/reading/fileReader.ts';
import type { FileChoice, FileReading, ReadReport } from '../../../state/reading/readingTask.ts';

/** A file in the dialog: being read, read with its form, or not readable. */
export interface FileEntry {
  readonly key: number;
  readonly file: File;
  readonly read?: FileReading;
  /** What the user chose instead of what was recognized. */
  readonly choice: FileChoice;
  /** Whether a choice is being applied to what was read. */
  readonly isReadAgain?: boolean;
  readonly draft?: OwnDraft;
  readonly problem?: string;
}

/** The forms of files that are read in workers; leaving ends the reading. */
export function useDrafts(files: readonly File[]) {
  const reader = useRef<FileReader>(undefined);
  const [entries, setEntries] = useState<readonly FileEntry[]>(() =>
    files.map((file, key) => ({ key, file, choice: {} })),
  );
  const change = useCallback(
    (key: number, next: (entry: FileEntry) => FileEntry) =>
      setEntries((all) => all.map((entry) => (entry.key === key ? next(entry) : entry))),
    [],
  );
  const read = useCallback(
    async (key: number, file: File, choice: FileChoice) => {
      const report = await reader.current?.read({ file, wanted: 'analysis', tfs: false, choice });
      // A choice that was made meanwhile has an order of its own.
      if (report) change(key, (entry) => (entry.choice === choice ? withReport(entry, report) : entry));
    },
    [change],
  );
  useEffect(() => {
    const current = makeReader();
    reader.current = current;
    const choices = files.map((): FileChoice => ({}));
    files.forEach((file, key) => {
      change(key, (entry) => ({ ...entry, choice: choices[key] }));
      void read(key, file, choices[key]);
    });
    return () => current.end();
  }, [files, read, change]);
  return {
    entries,
    edit: (key: number, draft: OwnDraft) => change(key, (entry) => ({ ...entry, draft })),
    editAll: (next: (draft: OwnDraft) => OwnDraft) =>
      setEntries((all) => all.map((entry) => (entry.draft ? { ...entry, draft: next(entry.draft) } : entry))),
    choose: (key: number, choice: FileChoice) => {
      const entry = entries.find((one) => one.key === key);
      if (!entry) return;
      change(key, (one) => ({ ...one, choice, isReadAgain: true }));
      void read(key, entry.file, choice);
    },
    leaveOut: (key: number) => setEntries((all) => all.filter((entry) => entry.key !== key)),
  };
}

/** The entry with what was read; what the user has typed stays. */
function withReport(entry: FileEntry, report: ReadReport): FileEntry {
  if (report.problem !== undefined) return { ...entry, isReadAgain: false, problem: report.problem };
  const { read } = report;
  const answers = entry.choice.answers ?? {};
  const draft = entry.draft ? withRows(entry.draft, read, answers) : newDraft(entry.file.name, read, answers);
  return { ...entry, isReadAgain: false, problem: undefined, read, draft };
}
