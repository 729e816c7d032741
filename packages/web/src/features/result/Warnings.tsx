import type { QueryAnswer } from '@trellis/contract';
import { usePlace } from '../../router/Router.tsx';
import { useSite } from '../../api/site.ts';
import { useSites } from '../../api/species.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OtherEditionNotice } from '../../ui/OtherEditionNotice.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** What to know before using the numbers: warnings of the query, another edition, a data set that has changed. */
export function Warnings({ answer }: { readonly answer: QueryAnswer }) {
  const { errors = [], request } = answer;
  const { data: site } = useSite();
  return (
    <>
      {site && site.edition !== request.edition && <OtherEdition edition={request.edition} />}
      <VersionNotice answer={answer} />
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

/** The result is of another edition than the site. */
function OtherEdition({ edition }: { readonly edition: string }) {
  const { title, has, page } = useSites();
  const { pathname, search } = usePlace();
  const href = has(edition) ? page(edition, pathname + search) : undefined;
  return <OtherEditionNotice what="result" name={title(edition)} href={href} />;
}
