import { defineSchemas } from './defineSchemas.ts';

export const sendFeedback = defineSchemas({
  summary:
    'Tell what is wrong or missing. JSON or form: name (1 to 100 characters), feedback (at most 5,000), token (of a human verification, where one is set up)',
});
