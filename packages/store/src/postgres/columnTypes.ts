import type { ColumnTypes } from '../migrations/types.ts';

/** Column types of PostgreSQL. */
export const columnTypes: ColumnTypes = { bytes: 'bytea', count: 'bigint', serial: 'serial' };
