import { pictures, pictureSize, type PictureName } from './pictures.ts';
import styles from './Tutorial.module.css';

/** A screenshot with its caption. */
export function TutorialPicture({ name }: { readonly name: PictureName }) {
  return (
    <figure className={styles.figure}>
      <img src={`/tutorial/${name}.webp`} alt={pictures[name]} {...pictureSize} loading="lazy" decoding="async" />
      <figcaption>{pictures[name]}. Synthetic demo data.</figcaption>
    </figure>
  );
}
