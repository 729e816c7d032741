import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';

interface Props {
  readonly title: string;
  /** One sentence about what the page will show. */
  readonly will: string;
}

/** A page that is not built yet and says so. */
export function ComingPage({ title, will }: Props) {
  return (
    <Page title={title}>
      <p>This page is not built yet. {will}</p>
      <p>
        What works today: <Link to="/query">ask a question</Link>, and read its summary and its table.
      </p>
    </Page>
  );
}
