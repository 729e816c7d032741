import { ActionIcon, Button, Popover } from '@mantine/core';
import { useRef, useState, type DragEvent } from 'react';
import { Help, Upload } from '../../../ui/icons.tsx';
import styles from './UploadButton.module.css';

interface Props {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files of edges: chosen, or dropped; and says how they must look. */
export function UploadButton({ onFiles }: Props) {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (!files?.length) return;
    setOpen(false);
    onFiles([...files]);
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Popover position="bottom-start" offset={4} trapFocus opened={open} onChange={setOpen} keepMounted>
      <Popover.Target>
        <Button variant="default" leftSection={<Upload />} onClick={() => setOpen(!open)}>
          Upload Edges
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Upload edges">
        <div className={styles.panel}>
          <label
            className={styles.zone}
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <span>
              Drop files here, or <u>choose them</u>
            </span>
            <small>Text, .sif or .tsv</small>
            <input
              ref={input}
              type="file"
              multiple
              accept="text/*,.sif,.tsv,.txt"
              aria-label="File of edges"
              onChange={(event) => take(event.currentTarget.files)}
            />
          </label>
          <Format />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Format() {
  return (
    <Popover width={340} position="bottom-start" withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" size={32} aria-label="How the file must look">
          <Help />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.info}>
        <p>A row is a source, the name of the edge and one or more targets, separated by tabs or blanks:</p>
        <pre>AT4G24020 my_edge AT1G01060 AT2G46830</pre>
        <p>
          Ids match without case. An id that is not in the network becomes a node of its own, to the right. An edge
          that is there already is not added again.
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
