import { createContext, useContext, useId, type ReactNode } from 'react';
import cardStyles from './Card.module.css';
import pageStyles from './Page.module.css';
import skipLinkStyles from './SkipLink.module.css';

interface PageProps {
  readonly title: string;
  /** The heading; default: the title of the window. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** A page of reading width with its heading and the title of the window. */
export function Page({ title, heading, children }: PageProps) {
  return (
    <div className={pageStyles.page}>
      <WindowTitle>{title}</WindowTitle>
      <h1 tabIndex={-1}>{heading ?? title}</h1>
      {children}
    </div>
  );
}

/** Short name of the species that the site shows; '' until it is known. */
export const SpeciesContext = createContext('');

/** Title of the window: what is shown, of which species. */
export function WindowTitle({ children }: { readonly children: string }) {
  const species = useContext(SpeciesContext);
  return <title>{[children, species, 'Trellis'].filter((part) => part !== '').join(' - ')}</title>;
}

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <h2 id={id} className={cardStyles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** First link of the page: the keyboard skips the navigation. */
export function SkipLink() {
  return (
    <a className={skipLinkStyles.skip} href="#main">
      Skip to the content
    </a>
  );
}
