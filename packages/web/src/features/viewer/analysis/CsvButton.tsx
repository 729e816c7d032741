import { Button } from '../../../ui/Button.tsx';
import { Download } from '../../../ui/toolIcons.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

interface Props {
  readonly file: string;
  readonly make: () => string;
}

/** Downloads a table as CSV. */
export function CsvButton({ file, make }: Props) {
  const save = () => saveFile(file, new Blob([make()], { type: 'text/csv' }));
  return (
    <Button variant="default" size="xs" leftSection={<Download />} onClick={save}>
      CSV
    </Button>
  );
}
