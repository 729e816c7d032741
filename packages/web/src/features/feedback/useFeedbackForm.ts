import { useRef, useState } from 'react';
import { useSendFeedback } from '../../api/feedback.ts';
import { useFeedbackDraft, type FeedbackValues } from './draft.ts';
import { nameError, textError } from './validation.ts';

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
    sending: { isPending, isSuccess, error },
    nameField,
    change,
    send,
    reset,
  };
}
