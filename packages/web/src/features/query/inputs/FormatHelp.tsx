import { Button, Popover } from '@mantine/core';
import { Download, Help } from '../../../ui/icons.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import type { InputKind } from './inputKinds.ts';
import styles from './inputs.module.css';

/** Opens how an input is written, with an example to take away. */
export function FormatHelp({ kind }: { readonly kind: InputKind }) {
  const file = `${kind.title.toLowerCase().replaceAll(' ', '_')}_example.txt`;
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.icon} aria-label={`Format of ${kind.title}`}>
          <Help />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.help} aria-label={`Format of ${kind.title}`}>
        <p>{kind.format}</p>
        <pre className={styles.sample}>{kind.example}</pre>
        <Button
          variant="default"
          leftSection={<Download />}
          onClick={() => saveFile(file, new Blob([kind.example], { type: 'text/plain' }))}
        >
          Download Example
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
