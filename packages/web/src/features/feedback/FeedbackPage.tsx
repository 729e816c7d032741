import { useSite } from '../../api/site.ts';
import { Page } from '../../ui/Page.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './FeedbackPage.module.css';

/** Page Feedback: a short form for a message to the maintainers. */
export function FeedbackPage() {
  const issues = useSite().data?.issuesUrl;
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
