import type { QueryAnswer } from '@trellis/contract';
import { Notice } from '../../ui/Notice.tsx';

/** What to know before trusting the figures: warnings of the query, and a data set that has changed since. */
export function Warnings({ answer: { errors = [], request } }: { readonly answer: QueryAnswer }) {
  return (
    <>
      {request.data_version !== request.current_version && (
        <Notice title="The data set has changed.">
          This query was first run on an earlier version that is no longer kept; the figures below are those of the
          current one.
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice title="Query Warning">
          <ul>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
