import { Link } from 'react-router';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNear } from '../../ui/useNear.ts';
import { features, type Feature } from './features.ts';
import { HomeFigure } from './figures/HomeFigure.tsx';
import styles from './FeatureRows.module.css';

/** How far below the window the figures begin to load, in pixels. */
const ahead = 100;

/** The views of a result in five rows: what each answers, and a figure of it. */
export function FeatureRows() {
  return (
    <section className={styles.rows} aria-labelledby="views">
      <h2 id="views">What a result shows</h2>
      {features.map((feature) => (
        <FeatureRow key={feature.figure} feature={feature} />
      ))}
    </section>
  );
}

function FeatureRow({ feature: { figure, title, says, anchor, shows } }: { readonly feature: Feature }) {
  const [row, near] = useNear<HTMLDivElement>(ahead);
  const space = <Skeleton height={300} />;
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{says}</p>
        <p>
          <Link to={`/tutorial#${anchor}`}>How to read it</Link>
        </p>
      </div>
      <figure className={styles.figure}>
        {near ? <HomeFigure name={figure} label={shows} space={space} /> : space}
        <figcaption>{shows}. Synthetic demo data.</figcaption>
      </figure>
    </div>
  );
}
