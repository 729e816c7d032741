import { useSite } from '../../api/site.ts';
import { Page } from '../../ui/Page.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import styles from './FeedbackPage.module.css';

/** Page Feedback: a short form to the people who keep the site. */
export function FeedbackPage() {
  const issues = useSite().data?.issues_url;
  return (
    <Page title="Feedback">
      <p className={styles.lead}>
        Tell us what is wrong, missing or hard to understand. It goes to the people who keep this site, not to the
        public.
        {issues && (
          <>
            {' '}
            To follow what becomes of it, write to the <a href={issues}>issue tracker</a> instead.
          </>
        )}
      </p>
      <FeedbackForm />
    </Page>
  );
}
