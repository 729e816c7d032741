import { Popover } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { Download, Help } from '../../../ui/toolIcons.tsx';
import { saveNamedFile } from '../../../ui/saveFile.ts';
import styles from './inputs.module.css';

interface Props {
  readonly title: string;
  readonly format: string;
  /** The content of an example file; undefined while it is loading. */
  readonly example: string | undefined;
}

/** Explains the format of an input, with an example to download. */
export function FormatHelp({ title, format, example }: Props) {
  const file = `${title.toLowerCase().replaceAll(' ', '_')}_example.txt`;
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.icon} aria-label={`Format of ${title}`}>
          <Help />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.help} aria-label={`Format of ${title}`}>
        <p>{format}</p>
        <pre className={styles.sample}>{example}</pre>
        <Button
          variant="default"
          disabled={example === undefined}
          leftSection={<Download />}
          onClick={() => saveNamedFile(file, new Blob([example ?? ''], { type: 'text/plain' }))}
        >
          Download Example
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
