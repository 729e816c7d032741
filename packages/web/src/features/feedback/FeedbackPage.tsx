import { Textarea, TextInput } from '@mantine/core';
import { feedbackLimits, type Site } from '@trellis/contract';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isFolder } from '../../router/base.ts';
import { mailLink } from '../../ui/mailLink.ts';
import { Page } from '../../ui/Page.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { useFeedbackForm } from './useFeedbackForm.ts';
import styles from './FeedbackPage.module.css';

/** Page Feedback: a short form for a message to the maintainers. */
export function FeedbackPage() {
  const { data: site } = useSite();
  const issues = site?.issuesUrl;
  if (isFolder) return <NoFeedback site={site} />;
  return (
    <Page title="Feedback">
      <p className={styles.lead}>
        Tell us what is wrong, missing or hard to understand. Your message goes to the maintainers of this site and is
        not public.
        {issues && (
          <>
            {' '}
            To follow its progress, use the <a href={issues}>issue tracker</a> instead.
          </>
        )}
      </p>
      <FeedbackForm />
    </Page>
  );
}

/** Where to write about a site in a folder of files, which cannot receive messages. */
const NoFeedback = ({ site }: { readonly site: Site | undefined }) => (
  <Page title="Feedback">
    <p className={styles.lead}>
      This copy of the site is a folder of files and cannot receive messages. {site && <Contact site={site} />}
    </p>
  </Page>
);

/** The addresses to write to, or that there is none. */
function Contact({ site: { contact, issuesUrl } }: { readonly site: Site }) {
  if (!contact.email && !issuesUrl) return 'It names no contact. Ask whoever gave you its address.';
  return (
    <>
      {contact.email && (
        <>
          Write to <a href={mailLink(contact.email)}>{contact.email}</a>.{' '}
        </>
      )}
      {issuesUrl && (
        <>
          Messages are taken at <a href={issuesUrl}>{issuesUrl}</a>.
        </>
      )}
    </>
  );
}

/** Name and feedback with Submit and Reset; an alert says how the sending ended, and what failed stays in the form. */
function FeedbackForm() {
  const { values, errors, sending, nameField, change, send, reset } = useFeedbackForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Feedback">
      <TextInput
        ref={nameField}
        label="Name"
        required
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <FeedbackField text={values.feedback} error={errors.feedback} onChange={(feedback) => change({ feedback })} />
      {sending.error && (
        <FeedbackAlert title="Something went wrong." onClose={sending.reset}>
          <p>{sending.error.message} What you wrote is still in the form.</p>
        </FeedbackAlert>
      )}
      {sending.isSuccess && (
        <FeedbackAlert title="Feedback recorded!" onClose={sending.reset}>
          <p>Thank you.</p>
        </FeedbackAlert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={sending.isPending}>
          Submit
        </Button>
        <Button variant="default" onClick={reset}>
          Reset
        </Button>
      </div>
    </form>
  );
}

interface AlertProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How the sending ended. */
const FeedbackAlert = ({ title, onClose, children }: AlertProps) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    <div className={styles.buttons}>
      <Button data-autofocus onClick={onClose}>
        OK
      </Button>
    </div>
  </Dialog>
);

interface FieldProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function FeedbackField({ text, error, onChange }: FieldProps) {
  const count = useId();
  return (
    <div>
      <Textarea
        label="Feedback"
        autosize
        minRows={6}
        maxRows={20}
        value={text}
        error={error}
        aria-describedby={count}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={count} className={styles.under} data-over={error ? true : undefined}>
        <span>Add an email address if you would like a reply.</span>
        <span>
          {formatCount([...text].length)} / {formatCount(feedbackLimits.feedback)}
        </span>
      </p>
    </div>
  );
}
