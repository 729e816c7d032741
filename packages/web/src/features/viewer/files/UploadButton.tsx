import { ActionIcon, Popover, SegmentedControl } from '@mantine/core';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { useRef, useState, type DragEvent } from 'react';
import { Help, Upload } from '../../../ui/toolIcons.tsx';
import styles from './UploadButton.module.css';

interface FilesProps {
  readonly onFiles: (files: readonly File[]) => void;
}

interface Props extends FilesProps {
  /** What a further upload does; undefined before the first one. */
  readonly choice?: ReplaceChoice | undefined;
}

interface ReplaceChoice {
  readonly replacing: boolean;
  readonly onReplacing: (replacing: boolean) => void;
}

/** Uploads files of edges and describes their format. */
export function UploadButton({ onFiles, choice }: Props) {
  const [open, setOpen] = useState(false);
  const take = (files: readonly File[]) => {
    setOpen(false);
    onFiles(files);
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
          <DropZone onFiles={take} />
          <FormatHelp />
        </div>
        {choice && <ReplaceField {...choice} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Takes files that are dropped or chosen. */
function DropZone({ onFiles }: FilesProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (!files?.length) return;
    onFiles([...files]);
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span>
        Drop files here, or <u>choose them</u>
      </span>
      <small>Text, SIF or TSV</small>
      <input
        ref={input}
        type="file"
        multiple
        accept="text/*,.sif,.tsv,.txt"
        aria-label="File of edges"
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  );
}

/** Chooses whether the next files are added to the upload or take its place. */
const ReplaceField = ({ replacing, onReplacing }: ReplaceChoice) => (
  <SegmentedControl
    mt={8}
    size="xs"
    fullWidth
    aria-label="The next upload"
    value={replacing ? 'replace' : 'add'}
    onChange={(value) => onReplacing(value === 'replace')}
    data={[
      { value: 'add', label: 'Add to upload' },
      { value: 'replace', label: 'Replace upload' },
    ]}
  />
);

function FormatHelp() {
  const { data: site } = useSite();
  const [tf = 'TF', ...targets] = site?.idExamples ?? [];
  return (
    <Popover width={340} position="bottom-start" withinPortal={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" size={32} aria-label="File format">
          <Help />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.info}>
        <p>A row has a source, the name of the edge, and one or more targets, separated by tabs or blanks:</p>
        <pre>{[tf, 'my_edge', ...targets].join(' ')}</pre>
        <p>
          IDs are not case-sensitive. An ID that is not in the network becomes a new node at the right, in upper case.
          Edges that already exist are not added again.
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
