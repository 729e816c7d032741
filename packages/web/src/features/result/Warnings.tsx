import type { QueryAnswer } from '@trellis/contract';
import { usePlace } from '../../router/Router.tsx';
import { useSite } from '../../api/site.ts';
import { samePageOf, species } from '../../api/species.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What to know before using the numbers: warnings of the query, another edition, a data set that has changed. */
export function Warnings({ answer: { errors = [], request } }: { readonly answer: QueryAnswer }) {
  const { data: site } = useSite();
  return (
    <>
      {site && site.edition !== request.edition && <OtherEdition edition={request.edition} />}
      {request.dataVersion !== request.currentVersion && (
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

/** The result is of another edition than the site, whose names, lists and links surround it. */
function OtherEdition({ edition }: { readonly edition: string }) {
  const { pathname, search } = usePlace();
  const { protocol, hostname, port } = window.location;
  const name = species.find((one) => one.edition === edition)?.name;
  return (
    <Notice title={`This result is of ${name ?? edition}.`}>
      This site is of another species, whose TFs and lists differ.{' '}
      {name && (
        <a href={samePageOf(edition, { protocol, hostname, port, pathname, search })}>
          Open it on the site of {name}
        </a>
      )}
    </Notice>
  );
}
