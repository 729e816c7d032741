import { maxSearchLength } from '@trellis/contract';
import { useId } from 'react';
import { Cross, Search } from '../../ui/icons.tsx';
import { LaterSearchList } from './LaterSearchList.tsx';
import { useSearchBox } from './useSearchBox.ts';
import styles from './SearchBox.module.css';

/** The search of the header: a field, in narrow windows behind a button. */
export function SearchBox() {
  const id = useId();
  const box = useSearchBox();
  const { field, text, isOpen, enter, leave, submit } = box;
  return (
    <>
      <button type="button" className={styles.button} aria-label="Search" onClick={enter}>
        <Search />
      </button>
      <form className={styles.form} role="search" aria-label="Site" action="/search" onSubmit={submit}>
        <Search />
        <Field id={id} {...box} />
        <kbd className={styles.key}>/</kbd>
        <button
          type="button"
          className={styles.close}
          aria-label="Close the search"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={leave}
        >
          <Cross />
        </button>
      </form>
      {isOpen && <LaterSearchList {...{ id, text, field }} onShow={box.setShown} onChoose={leave} />}
    </>
  );
}

type FieldProps = ReturnType<typeof useSearchBox> & { readonly id: string };

/** The text field of the search with what it says about its list. */
const Field = ({ id, field, text, shown: { isListed, active }, type, press, setIsOpen }: FieldProps) => (
  <input
    ref={field}
    name="q"
    className={styles.field}
    role="combobox"
    aria-label="Search this site"
    aria-autocomplete="list"
    aria-expanded={isListed}
    aria-controls={isListed ? id : undefined}
    aria-activedescendant={active}
    placeholder="Search"
    maxLength={maxSearchLength}
    autoComplete="off"
    spellCheck={false}
    value={text}
    onFocus={() => setIsOpen(true)}
    onBlur={() => setIsOpen(false)}
    onChange={(event) => type(event.currentTarget.value)}
    onKeyDown={press}
  />
);
