import type { ColumnTypes } from '../migrations/types.ts';

export const columnTypes: ColumnTypes = { bytes: 'bytea', count: 'bigint', serial: 'serial' };
