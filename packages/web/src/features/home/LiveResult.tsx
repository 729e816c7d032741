import { Link } from 'wouter';
import { exampleGenes, pictureNamed, resultTab, useExamples } from '../../api/examples.ts';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ThemedPicture } from '../../ui/ThemedPicture.tsx';
import styles from './LiveResult.module.css';

/** A result of this data set, drawn by the server, with a link to it. Empty for a data set without analyses. */
export function LiveResult() {
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
