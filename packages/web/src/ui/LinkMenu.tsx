import { Menu } from '@mantine/core';
import { Chevron } from './icons.tsx';

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
  return (
    <Menu position="bottom-start" offset={4}>
      <Menu.Target>
        <button type="button" className={className}>
          {name}
          <Chevron />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map((link) => (
          <Menu.Item key={link.href} component="a" href={link.href} aria-current={link.current ? 'true' : undefined}>
            {link.name}
            {link.current ? ' (this site)' : ''}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
