import type { Kysely } from 'kysely';
import type { PackedContents } from '../contents/packed.ts';
import type { DatasetTables } from '../migrations/datasetTables.ts';

/** Maximum number of bound parameters per statement, for all our engines. */
const maxParameters = 6_000;

/** Size of packed columns after which a statement is sent. */
const maxBytes = 1 << 20;

/** Writes all rows with the number `dataset`, inside the caller's transaction. */
export async function writeDataset(
  db: Kysely<DatasetTables>,
  dataset: number,
  packed: PackedContents,
  progress: (fraction: number) => void,
): Promise<void> {
  const { genes, aliases, analyses, edgeTypes, motifs, documents, knowledge } = packed;
  const total = [genes, aliases, analyses, edgeTypes, motifs, documents, knowledge].reduce(
    (rows, batch) => rows + batch.length,
    0,
  );
  let written = 0;
  const insert = async <Row extends object>(table: keyof DatasetTables, rows: readonly Row[]): Promise<void> => {
    for (const some of inStatements(rows)) {
      await db
        .insertInto(table)
        .values(some.map((row) => ({ dataset, ...row })) as never)
        .execute();
      progress((written += some.length) / total);
    }
  };
  await insert('gene', genes);
  await insert('alias', aliases);
  await insert('analysis', analyses);
  await insert('edge_type', edgeTypes);
  await insert('motif_column', motifs);
  await insert('document', documents);
  await insert('knowledge', knowledge);
  await db
    .insertInto('dataset')
    .values({ dataset, ...packed.header })
    .execute();
}

/** Divides rows into as few statements as the limits allow. */
function* inStatements<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  let some: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const values: unknown[] = Object.values(row);
    some.push(row);
    bytes += values.reduce((size: number, value) => size + (value instanceof Uint8Array ? value.length : 0), 0);
    if ((some.length + 1) * (values.length + 1) > maxParameters || bytes > maxBytes) {
      yield some;
      [some, bytes] = [[], 0];
    }
  }
  if (some.length > 0) yield some;
}
