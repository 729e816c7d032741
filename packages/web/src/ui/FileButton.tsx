import { useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** Accessible name of the field for the file. */
  readonly label: string;
  readonly text: string;
  readonly onPick: (file: File) => void;
}

/** A button that opens the browser's dialog for one file; the same file can be chosen again. */
export function FileButton({ label, text, onPick }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0);
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button variant="default" onClick={() => field.current?.click()}>
        {text}
      </Button>
    </>
  );
}
