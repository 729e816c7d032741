import { Redirect } from 'wouter';
import { usePlace } from '../router/Router.tsx';

/** Redirects an unknown address under /result to the summary of the same request. */
export function RedirectToSummary() {
  const { search } = usePlace();
  return <Redirect to={`/result/summary${search}`} replace />;
}
