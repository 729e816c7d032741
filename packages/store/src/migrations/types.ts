import type { ColumnDataType, Migration } from 'kysely';

/** The few column types whose names differ between engines. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
  /** A whole number that may be larger than 31 bits. */
  readonly count: ColumnDataType;
  /** A whole number that numbers its rows by itself. */
  readonly serial: ColumnDataType;
}

/** Named migrations, applied by rising name. A released one is never edited: the next change is a new one. */
export type Migrations = Readonly<Record<string, Migration>>;
