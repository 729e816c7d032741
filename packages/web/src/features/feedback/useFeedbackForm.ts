import { useMutation } from '@tanstack/react-query';
import { feedbackLimits, sendFeedback, type Feedback } from '@trellis/contract';
import { useRef, useState } from 'react';
import { persist } from 'zustand/middleware';
import { call } from '../../api/client.ts';
import { create } from '../../memory/pageMemory.ts';
import { throttledStorage } from '../../state/throttledStorage.ts';
import { formatCount } from '../../ui/numbers.ts';

interface FeedbackValues {
  readonly name: string;
  readonly feedback: string;
}

interface FeedbackDraft extends FeedbackValues {
  write(change: Partial<FeedbackValues>): void;
  clear(): void;
}

const empty: FeedbackValues = { name: '', feedback: '' };

/** The unsent feedback. It is kept as long as the tab, also while another page is open. */
const useFeedbackDraft = create<FeedbackDraft>()(
  persist(
    (set) => ({
      ...empty,
      write: (change) => set(change),
      clear: () => set(empty),
    }),
    {
      name: 'trellis-feedback',
      version: 1,
      storage: throttledStorage<FeedbackValues>({ example: empty, label: 'the feedback' }),
      partialize: ({ name, feedback }) => ({ name, feedback }),
    },
  ),
);

/** The state of the form: its values, their errors, and sending. Values are kept until they have been sent. */
export function useFeedbackForm() {
  const { name, feedback, write, clear } = useFeedbackDraft();
  const { mutate, reset: resetSending, isPending, isSuccess, error } = useSendFeedback();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const errors = { name: nameError(name), feedback: textError(feedback) };

  const change = (values: Partial<FeedbackValues>) => {
    write(values);
    resetSending();
  };
  const clearForm = () => {
    clear();
    setWasSubmitted(false);
  };
  const send = () => {
    setWasSubmitted(true);
    if (errors.name) return nameField.current?.focus();
    if (errors.feedback || isPending) return;
    mutate({ name, feedback }, { onSuccess: clearForm });
  };
  const reset = () => {
    clearForm();
    resetSending();
    nameField.current?.focus();
  };
  return {
    values: { name, feedback },
    errors: { ...errors, name: wasSubmitted ? errors.name : undefined },
    sending: { isPending, isSuccess, error, reset: resetSending },
    nameField,
    change,
    send,
    reset,
  };
}

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
function useSendFeedback() {
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

const lengthOf = (text: string): number => [...text].length;

/** The error of a name, in the server's words; undefined for a valid one. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'The name is missing.';
  return tooLong('name', name.trim());
}

export const textError = (text: string): string | undefined => tooLong('feedback', text.trim());

function tooLong(field: 'name' | 'feedback', text: string): string | undefined {
  if (lengthOf(text) <= feedbackLimits[field]) return undefined;
  return `The ${field} has ${formatCount(lengthOf(text))} characters; at most ${formatCount(feedbackLimits[field])} are allowed.`;
}
