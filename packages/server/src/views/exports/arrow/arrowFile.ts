import {
  AsyncByteQueue,
  RecordBatch,
  RecordBatchFileWriter,
  Schema,
  Struct,
  makeData,
  type Field,
} from 'apache-arrow';
import type { ArrowColumn } from './columns.ts';

/** Columns of equal length: a batch of the rows of a file. */
export type ArrowRows = readonly ArrowColumn[];

/** Takes the bytes that the writer makes, so that they can be sent before the file is complete. */
class ByteSink extends AsyncByteQueue {
  private taken: Uint8Array[] = [];

  override write(bytes: Uint8Array): void {
    this.taken.push(bytes);
  }

  take(): readonly Uint8Array[] {
    const { taken } = this;
    this.taken = [];
    return taken;
  }
}

/**
 * Writes an Arrow file (IPC, the same as Feather version 2), a record batch for each batch of rows. All batches have the columns
 * `fields`.
 */
export function* arrowFile(fields: readonly Field[], batches: Iterable<ArrowRows>): Generator<Uint8Array> {
  const schema = new Schema([...fields]);
  const sink = new ByteSink();
  const writer = new RecordBatchFileWriter();
  writer.reset(sink, schema);
  for (const columns of batches) {
    const length = columns[0]?.length ?? 0;
    const children = columns.map(({ data }) => data);
    writer.write(new RecordBatch(schema, makeData({ type: new Struct(schema.fields), length, children })));
    yield* sink.take();
  }
  writer.finish();
  yield* sink.take();
}
