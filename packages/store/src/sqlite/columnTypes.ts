import type { ColumnTypes } from '../migrations/types.ts';

/** Column types of SQLite. */
export const columnTypes: ColumnTypes = { bytes: 'blob', count: 'integer', serial: 'integer' };
