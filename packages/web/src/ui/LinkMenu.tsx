import { Chevron } from './icons.tsx';
import { NavMenu } from './NavMenu.tsx';

export interface MenuLink {
  readonly name: string;
  readonly href: string;
  readonly current?: boolean;
}

interface Props {
  readonly name: string;
  readonly links: readonly MenuLink[];
  readonly className?: string;
}

/** A button with a menu of links to other sites. */
export function LinkMenu({ name, links, className }: Props) {
  const button = (
    <>
      {name}
      <Chevron />
    </>
  );
  return (
    <NavMenu button={button} className={className}>
      {links.map((link) => (
        <a key={link.href} role="menuitem" href={link.href} aria-current={link.current ? 'true' : undefined}>
          {link.name}
          {link.current ? ' (this site)' : ''}
        </a>
      ))}
    </NavMenu>
  );
}
