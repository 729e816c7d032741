import { route } from './route.ts';

/** Maximum number of characters of each field. */
export const feedbackLimits = { name: 100, feedback: 5000, token: 4096 } as const;

/** Feedback of a user. Only the name is required; `token` comes from a human verification, or is empty. */
export interface Feedback {
  readonly name: string;
  readonly feedback: string;
  readonly token: string;
}

export const sendFeedback = route({
  method: 'POST',
  path: '/api/feedback/',
  summary:
    'Tell what is wrong or missing. JSON or form: name (1 to 100 characters), feedback (at most 5,000), token (of a human verification, where one is set up)',
  media: 'text/plain',
  status: 201,
});
