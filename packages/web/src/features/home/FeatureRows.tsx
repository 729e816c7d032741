import type { Examples } from '@trellis/contract';
import { Link } from 'wouter';
import { exampleGenes, pictureNamed, resultTab, useExamples } from '../../api/examples.ts';
import { Skeleton } from '../../ui/states.tsx';
import { ThemedPicture } from '../../ui/ThemedPicture.tsx';
import { features, type Feature } from './features.ts';
import styles from './FeatureRows.module.css';

/** The views of a result, each with a description and a picture of this data set. */
export function FeatureRows() {
  const { data: examples, isPending } = useExamples();
  return (
    <section className={styles.rows} aria-labelledby="views">
      <h2 id="views">What a result shows</h2>
      {features.map((feature) => (
        <div key={feature.picture} className={styles.row}>
          <FeatureText feature={feature} />
          {isPending ? <Skeleton height={300} /> : <FeatureFigure feature={feature} examples={examples} />}
        </div>
      ))}
    </section>
  );
}

function FeatureText({ feature: { title, description, anchor } }: { readonly feature: Feature }) {
  return (
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{description}</p>
      <p>
        <Link to={`/tutorial#${anchor}`}>How to read it</Link>
      </p>
    </div>
  );
}

interface FigureProps {
  readonly feature: Feature;
  /** Undefined when they could not be loaded. */
  readonly examples: Examples | undefined;
}

/** The picture with a link to its result, or a sentence that says what the data set lacks. */
function FeatureFigure({ feature, examples }: FigureProps) {
  if (!examples) return <p className={styles.lacking}>The example could not be loaded.</p>;
  const picture = pictureNamed(examples, feature.picture, { examples: feature.examples });
  if (!picture) return <p className={styles.lacking}>{feature.lacking}</p>;
  const caption = feature.captionOf(exampleGenes(picture.example, examples), picture.example);
  const result = resultTab(picture.example, feature.tab);
  return (
    <figure className={styles.figure}>
      <ThemedPicture picture={picture} label={caption} isLazy />
      <figcaption>
        {caption}.{' '}
        <Link to={result} aria-label={`Open this result: ${caption}`}>
          Open this result
        </Link>
      </figcaption>
    </figure>
  );
}
