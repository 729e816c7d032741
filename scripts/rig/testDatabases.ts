import { randomUUID } from 'node:crypto';
import { onServer, postgresUrl } from './database.ts';

/** The variable with which the names of all databases of one run of the tests begin. */
const runVariable = 'TRELLIS_TEST_DATABASES';

/** Whether PostgreSQL answers; without it the tests that need it are skipped. */
export const hasPostgres = await onServer('select 1').then(
  () => true,
  () => false,
);
if (!hasPostgres)
  console.warn(`PostgreSQL does not answer at ${new URL(postgresUrl).host}: the tests that need it are skipped`);

/** An empty database, until it is given back. */
export interface LentDatabase {
  readonly url: string;
  giveBack(): Promise<void>;
}

const idle: string[] = [];

/**
 * Lends an empty database to a test. One that was given back is emptied and lent again: to make and drop one takes longer than most
 * tests. None waits for the disk at a commit, so what a power cut leaves is not to be tested with it.
 */
export async function lendDatabase(): Promise<LentDatabase> {
  const name = idle.pop() ?? (await makeDatabase());
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  return {
    url,
    async giveBack() {
      await onServer(emptying, url);
      idle.push(name);
    },
  };
}

async function makeDatabase(): Promise<string> {
  const name = `${process.env[runVariable] ?? 'trellis_test'}_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  await onServer(`alter database ${name} set synchronous_commit = off`);
  return name;
}

/** Ends all other connections to a database and removes everything in it. */
const emptying = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ declare name text; begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('drop schema %I cascade', name);
    end loop;
  end $$;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public`;

/** For Vitest: names the databases of a run, and drops them at its end. */
export function setup(): (() => Promise<void>) | undefined {
  if (process.env[runVariable]) return undefined;
  const run = `trellis_test_${randomUUID().slice(0, 8)}`;
  process.env[runVariable] = run;
  return async () => {
    if (!hasPostgres) return;
    const { rows } = await onServer(`select datname from pg_database where starts_with(datname, '${run}_')`);
    for (const { datname } of rows as { datname: string }[]) await onServer(`drop database ${datname} with (force)`);
  };
}
