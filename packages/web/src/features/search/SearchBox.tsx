import { maxSearchLength } from '@trellis/contract';
import {
  useId,
  createElement,
  useEffect,
  useState,
  useRef,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Cross, Search } from '../../ui/icons.tsx';
import styles from './SearchBox.module.css';
import type { SearchListProps, ShownHits } from './SearchList.tsx';
import { navigate } from '../../router/location.ts';
import { searchPage } from '../../router/pageAddresses.ts';
import { withBase } from '../../router/base.ts';
import { useKey } from '../../ui/useKey.ts';

const nothing: ShownHits = { isListed: false };

/** The state of the search of the header, and what its parts do. */
function useSearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(nothing);
  const enter = () => field.current?.focus();
  useKey('/', enter);
  const leave = () => {
    setText('');
    field.current?.blur();
  };
  const type = (next: string) => {
    setText(next);
    setIsOpen(true);
  };
  // The field works before its script: what is in it by then is searched for.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') type(typed);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    navigate(searchPage(text.trim()));
    leave();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') setIsOpen(true);
    if (key === 'Escape' && shown.isListed) setIsOpen(false);
    else if (key === 'Escape') leave();
  };
  return { field, text, isOpen, setIsOpen, shown, setShown, enter, leave, type, submit, press };
}

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
      <form className={styles.form} role="search" aria-label="Site" action={withBase('/search')} onSubmit={submit}>
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

/**
 * The list of hits, whose code is loaded when it is first shown. If that fails, it is tried again the next time; Enter leads to
 * the page with all hits meanwhile.
 */
function LaterSearchList(props: SearchListProps) {
  const [list, setList] = useState<{ readonly Shown: ComponentType<SearchListProps> }>();
  useEffect(() => {
    import('./SearchList.tsx').then(
      ({ SearchList }) => setList({ Shown: SearchList }),
      () => undefined,
    );
  }, []);
  return list && createElement(list.Shown, props);
}
