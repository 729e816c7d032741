import type { Site } from '@trellis/contract';
import { ButtonLink } from '../../ui/Button.tsx';
import { LiveResult } from './LiveResult.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { SpeciesLinks } from './SpeciesLinks.tsx';
import styles from './HomePage.module.css';

/** The paper that introduced this kind of platform. */
const paper = 'https://doi.org/10.1093/plphys/kiaa012';

interface Props {
  readonly site: Site | undefined;
}

/** The top of the page: what Trellis answers, the quick search, and a result. */
export function HomeHero({ site }: Props) {
  return (
    <div className={styles.top}>
      <section className={styles.hero}>
        <SpeciesLinks current={site?.edition} />
        <h1 tabIndex={-1}>{site?.homeQuestion || 'Which genes does a transcription factor bind and regulate?'}</h1>
        <p className={styles.lead}>
          Trellis answers from published experiments
          {site?.species && (
            <>
              {' '}
              on <i>{site.species}</i>
            </>
          )}
          , and tests gene regulatory networks against them.
        </p>
        <div className={styles.search}>
          <h2 className={styles.try}>Try it now</h2>
          <QuickSearch site={site} />
        </div>
        <div className={styles.ways}>
          <ButtonLink to="/query">Get Started</ButtonLink>
          <ButtonLink to="/tutorial" variant="default">
            Learn More
          </ButtonLink>
          <a href={paper}>Read the paper</a>
        </div>
      </section>
      <LiveResult />
    </div>
  );
}
