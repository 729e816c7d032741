import { describe, expect, it } from 'vitest';
import { Database, driverName } from '../../src/sqlite/driver.ts';

describe('the SQLite driver', () => {
  it('is version 12 where Node-API 10 is missing, as in Node 20', () => {
    expect([driverName(9), driverName(10), driverName(137)]).toEqual([
      'better-sqlite3-12',
      'better-sqlite3',
      'better-sqlite3',
    ]);
  });

  it('of this Node runs a statement', () => {
    const database = new Database(':memory:');
    expect(database.prepare('select 1 + 1 as sum').get()).toEqual({ sum: 2 });
    database.close();
  });
});
