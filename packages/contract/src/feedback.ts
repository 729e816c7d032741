import { route } from './route.ts';
import type * as schemas from './schemas/feedback.ts';

/** Maximum number of characters of each field. */
export const feedbackLimits = { name: 100, feedback: 5000, token: 4096 } as const;

/** Feedback of a user. Only the name is required; `token` comes from a human verification, or is empty. */
export interface Feedback {
  readonly name: string;
  readonly feedback: string;
  readonly token: string;
}

export const sendFeedback = route<typeof schemas.sendFeedback>()({
  method: 'POST',
  path: '/api/feedback/',
  media: 'text/plain',
  status: 201,
});
