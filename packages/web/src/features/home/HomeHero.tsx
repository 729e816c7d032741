import type { Site } from '@trellis/contract';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/Button.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { exampleGenes, pictureNamed, resultTab, useExamples } from '../../api/examples.ts';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import { ThemedPicture } from '../../ui/ThemedPicture.tsx';
import { useSites } from '../../api/site.ts';
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

/** A result of this data set, drawn by the server, with a link to it. Empty for a data set without analyses. */
function LiveResult() {
  const { data: examples, isPending } = useExamples();
  if (isPending) {
    return (
      <div className={styles.reserved}>
        <Skeleton height="100%" label="Loading an example result" />
      </div>
    );
  }
  const picture = examples && pictureNamed(examples, 'network', { examples: ['direct', 'both', 'targets'] });
  if (!picture) return null;
  const address = resultTab(picture.example, 'table');
  const sentence = `${countOf(picture.example.genes, 'gene')} ${exampleGenes(picture.example, examples)}`;
  return (
    <section className={styles.live} aria-labelledby="live">
      <h2 id="live" className={styles.title}>
        {sentence}
      </h2>
      <figure className={styles.figure}>
        <Link to={address} className={styles.picture}>
          <ThemedPicture picture={picture} label={`Open the result: ${sentence}`} />
        </Link>
        <figcaption className={styles.caption}>
          <span>The picture shows those that most analyses report.</span> <Link to={address}>Open this result</Link>
        </figcaption>
      </figure>
    </section>
  );
}

/** Links to the sites of all species; the current one is marked. Their place is kept while they are unknown. */
function SpeciesLinks({ current }: { readonly current: string | undefined }) {
  const { editions, home } = useSites();
  if (current !== undefined && editions.length < 2) return null;
  return (
    <nav className={styles.species} aria-label="Species">
      {editions.map(({ name, title, species }) => (
        <a
          key={name}
          className={styles.one}
          href={home(name)}
          title={species || undefined}
          aria-current={name === current ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
