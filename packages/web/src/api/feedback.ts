import { sendFeedback, type Feedback } from '@trellis/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';

declare global {
  interface Window {
    /** Set by a site that verifies that a person sends a form (docs/guide/configuration.md). */
    trellisVerify?: (action: string) => Promise<string>;
  }
}

/** Token of the site's human verification for an action; '' without verification or when it fails: the form is sent anyway. */
async function verify(action: string): Promise<string> {
  try {
    return (await window.trellisVerify?.(action)) ?? '';
  } catch {
    return '';
  }
}

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
