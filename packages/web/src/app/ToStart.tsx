import { Navigate, useLocation } from 'react-router';

/** Leads from an unknown address to the start page, which says that there is no such page. */
export function ToStart() {
  const { pathname } = useLocation();
  return <Navigate to="/" replace state={{ missing: pathname }} />;
}
