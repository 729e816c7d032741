import { usePortableFault } from '../api/portable.ts';
import { usePlace } from '../router/Router.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';

/** What is missing where the address of a site in a folder names a result or a list that this browser does not have. */
export function NotInThisBrowser({ what }: { readonly what: 'result' | 'gene list' }) {
  const { page, fault } = usePortableFault();
  const { pathname, search } = usePlace();
  return (
    <>
      <p>
        {(page === pathname + search && fault) ||
          `This site keeps results and lists in the browser that made them, and this browser does not have this ${what}. A link that Share gives carries the question; this address does not. Ask for such a link, or for the file.`}
      </p>
      <OpenQuestion />
    </>
  );
}
