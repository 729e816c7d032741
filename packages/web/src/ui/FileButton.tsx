import { useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** Accessible name of the field for the file. */
  readonly label: string;
  readonly text: string;
}

/** A button that opens the browser's dialog for one file; the same file can be chosen again. */
export const FileButton = ({ onPick, ...props }: Props & { readonly onPick: (file: File) => void }) => (
  <FilesButton {...props} onPick={([file]) => onPick(file)} />
);

interface FilesProps extends Props {
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
