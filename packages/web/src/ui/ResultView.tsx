import { Loaded, type LoadedProps } from './Loaded.tsx';
import { WindowTitle } from './Page.tsx';
import styles from './ResultView.module.css';

interface Props<Data> extends LoadedProps<Data> {
  /** Title of the window. */
  readonly title: string;
}

/**
 * A view of the result under its tab: the title of the window, and what its call answers. Figures of the options before are
 * pale, so that they are not read as those of the new options.
 */
export function ResultView<Data>({ title, ...loaded }: Props<Data>) {
  return (
    <>
      <WindowTitle>{title}</WindowTitle>
      <div className={styles.content} aria-busy={loaded.query.isPlaceholderData}>
        <Loaded {...loaded} />
      </div>
    </>
  );
}
