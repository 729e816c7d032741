import { Fragment } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { MantineRoot } from './MantineRoot.tsx';
import styles from './Shortcuts.module.css';

const shortcuts: readonly { readonly where: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    where: 'Every page',
    keys: [
      ['/', 'to the search in the header'],
      ['?', 'this list'],
      ['Escape', 'closes what is open'],
    ],
  },
  {
    where: 'Search in the header',
    keys: [
      ['\u2191 \u2193', 'through the results'],
      ['Enter', 'opens a result; without one, the page with all results'],
    ],
  },
  {
    where: 'Text of a query',
    keys: [
      ['Ctrl Enter', 'runs the query'],
      ['Ctrl Space', 'shows suggestions'],
      ['Tab', 'accepts a suggestion; leaves the text when there is none'],
      ['Ctrl Z, Ctrl Y', 'undo, redo'],
    ],
  },
  {
    where: 'Query builder, at the handle of a row',
    keys: [
      ['\u2191 \u2193', 'moves the row up and down'],
      ['\u2192 \u2190', 'moves it into the group above, and out of its group'],
    ],
  },
  {
    where: 'Table',
    keys: [
      ['arrow keys, Page Up, Page Down', 'from cell to cell'],
      ['Home, End', 'to the first and last column; with Ctrl to the corners'],
      ['Enter', 'on a header: sorts; on a gene: opens its page'],
    ],
  },
  {
    where: 'Network',
    keys: [
      ['+ \u2212', 'zoom'],
      ['0', 'shows everything'],
      ['arrow keys', 'move the picture'],
      ['Escape', 'clears the selection'],
    ],
  },
];

/** All keyboard shortcuts, by the part of the site where they work. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  return (
    <MantineRoot>
      <Dialog onClose={onClose} title="Keyboard shortcuts" size="lg">
        {shortcuts.map(({ where, keys }) => (
          <section key={where} className={styles.place}>
            <h3>{where}</h3>
            <dl className={styles.keys}>
              {keys.map(([key, does]) => (
                <Fragment key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </Dialog>
    </MantineRoot>
  );
}
