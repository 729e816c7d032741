import type { ExampleInfo, PictureInfo } from '@trellis/contract';
import { Link } from 'wouter';
import { pictureNamed, resultTab, useExamples } from '../../api/examples.ts';
import { Skeleton } from '../../ui/states.tsx';
import { ThemedPicture } from '../../ui/ThemedPicture.tsx';
import styles from './Tutorial.module.css';

interface Props {
  readonly picture: PictureInfo['name'];
  /** Examples whose picture is shown, the first that has it. */
  readonly examples: readonly ExampleInfo['name'][];
  /** Describes the picture. */
  readonly caption: string;
  /** What the numbers on the picture mean. */
  readonly marks: readonly string[];
  /** The tab of the result that shows the same, for a link to it. */
  readonly tab?: string;
  /** The sentence for a data set without the picture. */
  readonly lacking: string;
}

/** A picture of this data set with numbered parts and a link to its result, or a sentence that says what is missing. */
export function ExampleFigure({ picture: name, examples: wanted, caption, marks, tab, lacking }: Props) {
  const { data: examples, isPending } = useExamples();
  if (isPending) return <Skeleton height={320} />;
  const picture = examples && pictureNamed(examples, name, { examples: wanted, marks: true });
  if (!picture) return <p className={styles.lacking}>{examples ? lacking : 'The picture could not be loaded.'}</p>;
  return (
    <figure className={styles.figure}>
      <ThemedPicture picture={picture} label={caption} isLazy />
      <figcaption>
        {caption}. {tab && <ResultLink to={resultTab(picture.example, tab)} caption={caption} />}
        <ol className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

const ResultLink = ({ to, caption }: { readonly to: string; readonly caption: string }) => (
  <Link to={to} aria-label={`Open this result: ${caption}`}>
    Open this result
  </Link>
);
