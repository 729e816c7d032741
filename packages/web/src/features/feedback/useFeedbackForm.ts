import { useRef, useState } from 'react';
import { useSendFeedback } from '../../api/feedback.ts';
import { nameError, textError } from './validation.ts';
import { create } from '../../memory/create.ts';
import { persist } from 'zustand/middleware';
import { throttledStorage } from '../../state/throttledStorage.ts';

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
