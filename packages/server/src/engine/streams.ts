import type { AnswerContext, StreamViews } from './question.ts';
import type { Chunks } from './streaming.ts';
import type { Held } from './views.ts';
import { csvOf } from '../export/csv.ts';
import { fullAnswer } from '../export/fullAnswer.ts';
import { workbookOf } from '../export/workbook.ts';

/** Every view that is sent as it is made. */
export const streamViews: { readonly [V in keyof StreamViews]: (held: Held, context: AnswerContext) => Chunks } = {
  full: (held, context) => fullAnswer(held, context),
  csv: ({ result }) => csvOf(result),
  xlsx: (held) => workbookOf(held),
};
