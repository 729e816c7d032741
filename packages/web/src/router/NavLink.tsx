import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageLocation } from './Router.tsx';

interface Props {
  readonly to: string;
  readonly className: string;
  /** Said about the link. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A link of a navigation; it is marked while its page, or one below it, is shown. */
export function NavLink({ to, className, title, children }: Props) {
  const { pathname } = usePageLocation();
  const [path] = to.split('?', 1);
  const isCurrent = pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  return (
    <Link to={to} className={className} title={title} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
