import { partKinds, type DescribedPart } from '@trellis/core';
import { PartSource } from './PartSource.tsx';
import { partTitles } from './sourceWords.ts';
import styles from './Citations.module.css';

/** Gene lists, target networks and additional edges with their descriptions and sources. */
export function PartList({ parts }: { readonly parts: readonly DescribedPart[] }) {
  const kinds = partKinds.filter((kind) => parts.some((part) => part.kind === kind));
  if (!kinds.length) return <p>This data set has no gene lists, target networks or additional edges.</p>;
  return kinds.map((kind) => (
    <section key={kind} className={styles.parts} aria-label={partTitles[kind][1]}>
      <h3>{partTitles[kind][1]}</h3>
      <dl>
        {parts
          .filter((part) => part.kind === kind)
          .map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                {part.description && <p>{part.description}</p>}
                <PartSource part={part} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
