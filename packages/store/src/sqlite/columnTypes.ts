import type { ColumnTypes } from '../migrations/types.ts';

export const columnTypes: ColumnTypes = { bytes: 'blob', count: 'integer', serial: 'integer' };
