import { Navigate, useLocation } from 'react-router';

/** Redirects an unknown address to the start page, which shows a notice about it. */
export function RedirectToStart() {
  const { pathname } = useLocation();
  return <Navigate to="/" replace state={{ missing: pathname }} />;
}
