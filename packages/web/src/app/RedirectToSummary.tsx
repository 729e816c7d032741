import { Navigate, useLocation } from 'react-router';

/** Redirects an unknown address under /result to the summary of the same request. */
export function RedirectToSummary() {
  const { search } = useLocation();
  return <Navigate to={`/result/summary${search}`} replace />;
}
