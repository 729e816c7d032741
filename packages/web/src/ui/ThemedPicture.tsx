import { useColorScheme } from './colorScheme.ts';
import styles from './ThemedPicture.module.css';

interface Size {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A picture with a version for narrow windows and one for each theme. */
export interface PictureSource {
  readonly wide: Size;
  readonly narrow: Size;
  readonly addressOf: (size: 'wide' | 'narrow', theme: 'light' | 'dark') => string;
}

interface Props {
  readonly picture: PictureSource;
  /** Accessible name. */
  readonly label: string;
  /** Whether it loads only near the window. */
  readonly isLazy?: boolean;
}

/** A picture that fits the window and the theme; its space is reserved while it loads. */
export function ThemedPicture({ picture: { wide, narrow, addressOf }, label, isLazy = false }: Props) {
  const theme = useColorScheme();
  return (
    <picture>
      <source media="(max-width: 599px)" srcSet={addressOf('narrow', theme)} {...narrow} />
      <img
        className={styles.picture}
        src={addressOf('wide', theme)}
        alt={label}
        {...wide}
        loading={isLazy ? 'lazy' : undefined}
        decoding="async"
      />
    </picture>
  );
}
