import { sendFeedback, type Feedback } from '@trellis/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { verify } from './verification.ts';

/** Sends feedback, with a token where the site verifies that a person sends it. */
export function useSendFeedback() {
  return useMutation({
    mutationFn: async (feedback: Omit<Feedback, 'token'>) => {
      const body = new FormData();
      body.set('name', feedback.name);
      body.set('feedback', feedback.feedback);
      body.set('token', await verify('feedback'));
      return call(sendFeedback, { body });
    },
  });
}
