import { Link } from 'react-router';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNear } from '../../ui/useNear.ts';
import { features, type Feature } from './features.ts';
import { HomeFigure } from './figures/HomeFigure.tsx';
import styles from './FeatureRows.module.css';

/** Distance below the window at which a figure starts to load, in pixels. */
const loadMargin = 100;

/** The views of a result, each with a description and an example figure. */
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

function FeatureRow({ feature: { figure, title, description, anchor, caption } }: { readonly feature: Feature }) {
  const [row, isNear] = useNear<HTMLDivElement>(loadMargin);
  const placeholder = <Skeleton height={300} />;
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{description}</p>
        <p>
          <Link to={`/tutorial#${anchor}`}>How to read it</Link>
        </p>
      </div>
      <figure className={styles.figure}>
        {isNear ? <HomeFigure name={figure} label={caption} placeholder={placeholder} /> : placeholder}
        <figcaption>{caption}. Synthetic demo data.</figcaption>
      </figure>
    </div>
  );
}
