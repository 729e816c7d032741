import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePlace } from './Router.tsx';

interface Props {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link of a navigation; it is marked while its page, or one below it, is shown. */
export function NavLink({ to, className, children }: Props) {
  const { pathname } = usePlace();
  const [path] = to.split('?', 1);
  const isCurrent = pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  return (
    <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
