import { useState } from 'react';
import { linkToList } from '../../../api/lists.ts';
import type { InputText } from '../../../state/useInputText.ts';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { saveNamedFile } from '../../../shared/exports/saveFile.ts';
import { Download } from '../../../ui/toolIcons.tsx';
import styles from './inputs.module.css';

interface Props {
  readonly name: string;
  readonly isPredefined: boolean;
  readonly input: InputText;
  readonly onCopy: (text: string) => void;
}

/** A predefined or saved list: preview, download, and a copy to edit. */
export function ChosenList({ name, isPredefined, input, onCopy }: Props) {
  const [open, setOpen] = useState(false);
  const { text } = input;
  const save = () => saveNamedFile(`${name}.txt`, new Blob([text ?? ''], { type: 'text/plain' }));
  const download = { variant: 'default', leftSection: <Download /> } as const;
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
          Preview
        </Button>
        {isPredefined ? (
          <ButtonAnchor href={linkToList(name)} download={`${name}.txt`} {...download}>
            Download
          </ButtonAnchor>
        ) : (
          <Button onClick={save} disabled={text === undefined} {...download}>
            Download
          </Button>
        )}
        <Button variant="default" disabled={text === undefined} onClick={() => text !== undefined && onCopy(text)}>
          Edit a copy
        </Button>
      </div>
      {open && text !== undefined && (
        <pre className={styles.sample} tabIndex={0} aria-label={`Preview of ${name}`}>
          {listPreview(text)}
        </pre>
      )}
    </>
  );
}

const maxPreviewLines = 20;

/** The first 20 lines of a list, and how many more there are. */
export function listPreview(text: string): string {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const rest = lines.length - maxPreviewLines;
  if (rest <= 0) return lines.join('\n');
  return `${lines.slice(0, maxPreviewLines).join('\n')}\n… ${formatCount(rest)} more lines`;
}
