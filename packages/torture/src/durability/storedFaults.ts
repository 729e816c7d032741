import type { Journal } from './journal.ts';
import { openTables, type Tables } from './tables.ts';

/** Statements that find rows of which a part is missing. */
const halves: readonly (readonly [what: string, statement: string])[] = [
  [
    'own analyses without their request',
    'select request as id from own_analysis where request not in (select id from request)',
  ],
  [
    'revisions without their request',
    'select request as id from revision where request not in (select id from request)',
  ],
  ['requests that are deleted and there', 'select id from request where id in (select id from deleted_request)'],
];

interface RequestRow {
  readonly id: string;
  readonly inputs: string;
  readonly files: number | string;
}

/** What was found in the tables: faults, and requests that were stored without an acknowledgement, which is allowed. */
export interface Stored {
  readonly faults: readonly string[];
  readonly unacknowledged: readonly string[];
}

/**
 * Reads the tables of a store and compares them with the journal: everything acknowledged is there, what was asked for is
 * there as a whole or not at all, and nothing else is.
 */
export async function checkStored(place: string, journal: Journal): Promise<Stored> {
  const tables = await openTables(place);
  try {
    const faults = await tables.damage();
    for (const [what, statement] of halves) {
      const rows = await tables.rows<{ readonly id: string }>(statement);
      if (rows.length > 0) faults.push(`${rows.length} ${what}, such as ${rows[0].id}`);
    }
    const unacknowledged = await checkRequests(tables, journal, faults);
    await checkRevisions(tables, journal, faults);
    await checkFeedback(tables, journal, faults);
    return { faults, unacknowledged };
  } finally {
    await tables.close();
  }
}

async function checkRequests(tables: Tables, journal: Journal, faults: string[]): Promise<string[]> {
  const rows = await tables.rows<RequestRow>(
    'select id, inputs, (select count(*) from own_analysis where request = id) as files from request',
  );
  const there = new Set(rows.map(({ id }) => id));
  for (const { id, inputs, files } of rows) {
    const { own = [] } = JSON.parse(inputs) as { readonly own?: readonly unknown[] };
    if (own.length !== Number(files)) faults.push(`request ${id} has ${files} of ${own.length} own analyses`);
  }
  for (const id of journal.requests.keys()) {
    const deletion = journal.deletionOf(id);
    if (deletion === 'none' && !there.has(id)) faults.push(`request ${id} was acknowledged, and is gone`);
    if (deletion === 'acknowledged' && there.has(id)) faults.push(`request ${id} was deleted, and is there`);
  }
  const others = rows.filter(({ id }) => !journal.requests.has(id) && !isExample(id));
  for (const { id, inputs } of others)
    if (![...journal.askedRequests].some((mark) => inputs.includes(mark)))
      faults.push(`request ${id} was never asked for`);
  return others.map(({ id }) => id);
}

/** Whether a request is one of the examples that a server makes: their ids are derived (UUID version 8), those of users random. */
const isExample = (id: string): boolean => id[14] === '8';

async function checkRevisions(tables: Tables, journal: Journal, faults: string[]): Promise<void> {
  const rows = await tables.rows<{ readonly request: string; readonly number: number }>(
    'select request, number from revision order by request, number',
  );
  const there = new Set(rows.map(({ request, number }) => `${request} ${number}`));
  for (const [id, revisions] of journal.revisions) {
    if (journal.deletionOf(id) !== 'none') continue;
    for (const number of revisions.keys())
      if (!there.has(`${id} ${number}`)) faults.push(`revision ${number} of ${id} was acknowledged, and is gone`);
  }
}

async function checkFeedback(tables: Tables, { feedback, askedFeedback }: Journal, faults: string[]): Promise<void> {
  const rows = await tables.rows<{ readonly text: string }>('select text from feedback');
  const there = new Map<string, number>();
  for (const { text } of rows) there.set(text, (there.get(text) ?? 0) + 1);
  for (const text of feedback)
    if (there.get(text) !== 1)
      faults.push(`feedback ${text} was acknowledged, and is there ${there.get(text) ?? 0} times`);
  for (const [text, times] of there)
    if (!feedback.has(text) && (!askedFeedback.has(text) || times > 1))
      faults.push(`feedback ${text} is there ${times} times, and was not sent so often`);
}
