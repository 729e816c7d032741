import type { QueryAnswer } from '@trellis/contract';
import { Link } from 'wouter';
import { navigate } from '../../router/location.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useComputeOnNewest, shortVersion, versionText } from '../../api/versions.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState, Notice } from '../../ui/states.tsx';
import styles from './VersionNotice.module.css';

interface Props {
  readonly answer: QueryAnswer;
}

/** Says on which version of the data set a result is computed, where that is not simply the newest. */
export function VersionNotice({ answer }: Props) {
  const { request } = answer;
  if (request.answeredVersion !== request.dataVersion) return <GoneVersion answer={answer} />;
  if (request.answeredVersion !== request.currentVersion) return <OlderVersion answer={answer} />;
  return request.computedFrom === undefined ? null : <NewerVersion from={request.computedFrom} answer={answer} />;
}

/** The version of the request is no longer kept. */
const GoneVersion = ({ answer: { request } }: Props) => (
  <Notice title="The data set has changed.">
    This query was first run on version {shortVersion(request.dataVersion)}, which is no longer kept. The result below
    is computed on the newest data: {versionText(request.currentVersion, request.currentImported)}.
  </Notice>
);

/** There are newer data than those of the result. */
function OlderVersion({ answer: { requestId: id, request } }: Props) {
  const ref = { id, revision: request.revision };
  const { mutate, isPending, error } = useComputeOnNewest((next) => navigate(summaryOf(next)));
  const { answeredVersion, answeredImported, currentVersion, currentImported, computedAs } = request;
  return (
    <div className={styles.newer}>
      <Notice title="Newer data are available.">
        This result uses {versionText(answeredVersion, answeredImported)}; the newest is{' '}
        {versionText(currentVersion, currentImported)}.
      </Notice>
      <div className={styles.actions}>
        <ButtonLink variant="default" size="xs" to={`/result/difference${searchOf(ref)}`}>
          What would change
        </ButtonLink>
        {computedAs === undefined ? (
          <Button variant="default" size="xs" loading={isPending} onClick={() => mutate(ref)}>
            Compute on the newest data
          </Button>
        ) : (
          <ButtonLink variant="default" size="xs" to={summaryOf({ id: computedAs })}>
            Open the result on the newest data
          </ButtonLink>
        )}
      </div>
      {error && <ErrorState message={`The query has no result on the newest data. ${error.message}`} />}
    </div>
  );
}

/** The result computes an earlier one on newer data. */
function NewerVersion({ from, answer: { request } }: Props & { readonly from: string }) {
  const to = shortVersion(request.answeredVersion);
  return (
    <p className={styles.origin}>
      Computed again on newer data. <Link to={summaryOf({ id: from })}>Earlier result</Link> ·{' '}
      <Link to={`/result/difference${searchOf({ id: from })}&to=${to}`}>What changed</Link>
    </p>
  );
}

const summaryOf = (request: RequestRef): string => `/result/summary${searchOf(request)}`;
