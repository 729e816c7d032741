import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { NavLink } from '../router/NavLink.tsx';
import { usePageLocation } from '../router/Router.tsx';
import { NavMenu, SchemeMenu } from './NavMenu.tsx';
import styles from './NavBar.module.css';
import { Chevron } from './icons.tsx';

interface PageLink {
  readonly to: string;
  readonly name: string;
}

interface Props {
  readonly brand: string;
  /** The species of the site; '' while it is not known. */
  readonly species: string;
  readonly brandTo: string;
  readonly pages: readonly PageLink[];
  readonly sites: readonly MenuLink[];
  /** The last link; one with `href` is on another site. */
  readonly end: PageLink | MenuLink | undefined;
  /** The search of the site. */
  readonly search: ReactNode;
}

/** Bar at the top of every page; in windows below 960 px a button opens its links. */
export function NavBar({ brand, species, brandTo, pages, sites, end, search }: Props) {
  const { pathname } = usePageLocation();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (next: boolean) => setOpenOn(next ? pathname : undefined);

  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={brandTo}>
        <Mark />
        {brand}
        {species && <span className={styles.species}>{species}</span>}
      </Link>
      <button
        type="button"
        className={styles.burger}
        onClick={() => setOpen(!open)}
        aria-label={open ? 'Close the menu' : 'Open the menu'}
        aria-expanded={open}
        aria-controls="navigation"
      >
        <Lines isCross={open} />
      </button>
      <nav
        id="navigation"
        aria-label="Site"
        className={styles.nav}
        data-open={open || undefined}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {pages.map((page) => (
          <Item key={page.to} {...page} />
        ))}
        <LinkMenu name="Species" links={sites} className={styles.item} />
        {end && 'to' in end && <Item {...end} />}
        {end && 'href' in end && (
          <a className={styles.item} href={end.href}>
            {end.name}
          </a>
        )}
        <span className={styles.space} />
        <SchemeMenu />
      </nav>
      {search}
    </header>
  );
}

function Item({ to, name }: PageLink) {
  return (
    <NavLink className={styles.item} to={to}>
      {name}
    </NavLink>
  );
}

/** Three lines, or a cross that closes. */
const Lines = ({ isCross }: { readonly isCross: boolean }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={isCross ? 'M3 3L15 15M15 3L3 15' : 'M1 3H17M1 9H17M1 15H17'} />
  </svg>
);

interface MenuLink {
  readonly name: string;
  readonly href: string;
  readonly current?: boolean;
}

interface LinkMenuProps {
  readonly name: string;
  readonly links: readonly MenuLink[];
  readonly className?: string;
}

/** A button with a menu of links to other sites. */
function LinkMenu({ name, links, className }: LinkMenuProps) {
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

/** The logo: plants on a lattice, or nodes on edges. */
function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#1f6f43" />
      <path d="M8 26V6M16 26V6M24 26V6M5 11h22M5 21h22" stroke="#cfe8d8" strokeWidth="2" fill="none" />
      <circle cx="16" cy="11" r="3.5" fill="#fff" />
      <circle cx="8" cy="21" r="3.5" fill="#fff" />
      <circle cx="24" cy="21" r="3.5" fill="#fff" />
    </svg>
  );
}
