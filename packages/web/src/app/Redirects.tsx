import { Redirect } from 'wouter';
import { usePageLocation } from '../router/Router.tsx';

/** Redirects an unknown address to the start page, which shows a notice about it. */
export function RedirectToStart() {
  const { pathname } = usePageLocation();
  return <Redirect to="/" replace state={{ missing: pathname }} />;
}

/** Redirects an unknown address under /result to the summary of the same request. */
export function RedirectToSummary() {
  const { search } = usePageLocation();
  return <Redirect to={`/result/summary${search}`} replace />;
}
