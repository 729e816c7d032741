import type { ColumnDataType, Migration } from 'kysely';

/** Column types whose names differ between engines. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
  /** An integer that can exceed 31 bits. */
  readonly count: ColumnDataType;
  /** An auto-incremented integer. */
  readonly serial: ColumnDataType;
}

/** Migrations by name, applied in name order. Never edit a released one; add a new one. */
export type Migrations = Readonly<Record<string, StoreMigration>>;

export interface StoreMigration extends Migration {
  /** Whether a store without it can be read: it makes tables for data that not every store has. */
  readonly isOptional?: boolean;
}
