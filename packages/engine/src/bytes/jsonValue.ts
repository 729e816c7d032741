import type { GridCell } from '@trellis/core/result';
import type { ByteWriter } from './byteWriter.ts';

/** An empty cell as JSON after a comma. */
export const emptyCell = ',null';

/** Writes a comma and a cell. Numbers are finite, so their text is their JSON. */
export function writeValue(out: ByteWriter, value: GridCell): void {
  if (value === null) out.ascii(emptyCell);
  else {
    out.ascii(',');
    if (typeof value === 'number') out.ascii(String(value));
    else out.text(JSON.stringify(value));
  }
}
