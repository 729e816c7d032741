import { endpoints, type AskedCase } from './endpoints.ts';
import { differencesOf } from './judge.ts';
import { ColumnNames } from './names.ts';
import { formErrors, formTable } from './queryForms.ts';
import type { RecordedCase } from './readGolden.ts';
import type { AnalysisIds, QueryAnswer } from '../messages.ts';

/** What a program said to a recorded case, apart from a server: the text of a view. */
interface ViewAnswer {
  readonly recorded: RecordedCase;
  /** The name of a recorded view. */
  readonly view: string;
  readonly text: string;
  /** Analyses of the result, if the answer is told apart by them. */
  readonly ids?: AnalysisIds;
}

/** Whether figures of a view were recorded: of some views only the status is known. */
export function isRecorded({ expect }: RecordedCase, view: string): boolean {
  const expected = expect[view];
  return typeof expected === 'object' && expected !== null && !('status' in expected);
}

/** What a view does not say as it was recorded: counts and texts exactly, other numbers to 1e-9 of their value. */
export function differencesOfView({ recorded, view, text, ids = [] }: ViewAnswer): string[] {
  const actual = formOf(view, text, { recorded, names: new ColumnNames(ids) } as AskedCase);
  return differencesOf({ name: view, expected: recorded.expect[view], actual }, recorded.expect, recorded);
}

function formOf(view: string, text: string, asked: AskedCase): unknown {
  if (view === 'table') return formTable(JSON.parse(text) as QueryAnswer);
  if (view === 'errors') return formErrors(JSON.parse(text) as QueryAnswer);
  const form = endpoints.get(view)?.form;
  if (!form) throw new Error(`viewAnswers: no numbers of ${view} are recorded`);
  return form(text, asked);
}
