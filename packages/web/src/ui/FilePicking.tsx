import { useRef, useState, type DragEvent } from 'react';
import { Button } from './Button.tsx';
import { Running } from './states.tsx';
import styles from './FilePicking.module.css';

interface FileButtonProps {
  /** Accessible name of the field for the file. */
  readonly label: string;
  readonly text: string;
}

/** A button that opens the browser's dialog for one file; the same file can be chosen again. */
export const FileButton = ({ onPick, ...props }: FileButtonProps & { readonly onPick: (file: File) => void }) => (
  <FilesButton {...props} onPick={([file]) => onPick(file)} />
);

interface FilesProps extends FileButtonProps {
  /** Whether several files can be chosen. */
  readonly multiple?: boolean;
  /** Called with at least one file. */
  readonly onPick: (files: readonly File[]) => void;
}

/** A button that opens the browser's dialog for files; the same files can be chosen again. */
export function FilesButton({ label, text, multiple, onPick }: FilesProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length) onPick(files);
        }}
      />
      <Button variant="default" onClick={() => field.current?.click()}>
        {text}
      </Button>
    </>
  );
}

/** Lets an element take a dropped file, the first of several; `isOver` while files are dragged over it. */
export const useFileDrop = (onDrop: (file: File) => void) => useFilesDrop(([file]) => onDrop(file));

/** Lets an element take dropped files, at least one; `isOver` while files are dragged over it. */
export function useFilesDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer.files.length) onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, dropProps };
}

interface FilePickingProps {
  /** The file that is being read. */
  readonly reading: { readonly name: string; readonly cancel: () => void } | undefined;
  /** Why the last file could not be read. */
  readonly problem: string | undefined;
}

/** How the reading of a chosen file goes: which one is read, with a button that cancels it, or why it could not be read. */
export function FilePicking({ reading, problem }: FilePickingProps) {
  if (reading) return <Running text={`Reading ${reading.name}`} onCancel={reading.cancel} />;
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
