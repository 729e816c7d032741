import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, lendDatabase } from '../../../scripts/rig/testDatabases.ts';

/** A place for a store of one engine, and its removal. */
export interface Place {
  readonly place: string;
  remove(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  create(): Promise<Place>;
}

const onSqlite: Engine = {
  name: 'SQLite',
  async create() {
    const place = await mkdtemp(join(tmpdir(), 'trellis-server-'));
    return { place, remove: () => rm(place, { recursive: true, force: true }) };
  },
};

const onDatabase: Engine = {
  name: 'PostgreSQL',
  async create() {
    const { url, giveBack } = await lendDatabase();
    return { place: url, remove: giveBack };
  },
};

/** Every engine that is here. */
export const engines: readonly Engine[] = hasPostgres ? [onSqlite, onDatabase] : [onSqlite];
