import { Type, type Static } from 'typebox';
import { route } from './route.ts';

/** Maximum number of characters of each field. */
export const feedbackLimits = { name: 100, feedback: 5000, token: 4096 } as const;

/** A message of a user. Only the name is required. */
const FeedbackSchema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: feedbackLimits.name }),
  feedback: Type.String({ maxLength: feedbackLimits.feedback }),
  token: Type.String({ maxLength: feedbackLimits.token, description: 'human-verification token; empty without one' }),
});
export type Feedback = Static<typeof FeedbackSchema>;

export const sendFeedback = route({
  method: 'POST',
  path: '/api/feedback/',
  summary:
    'Tell what is wrong or missing. JSON or form: name (1 to 100 characters), feedback (at most 5,000), token (of a human verification, where one is set up)',
  media: 'text/plain',
  status: 201,
});
