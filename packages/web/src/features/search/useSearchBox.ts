import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { searchPage } from '../../api/searchPage.ts';
import { useKey } from '../../ui/useKey.ts';
import type { ShownHits } from './searchListProps.ts';

const nothing: ShownHits = { isListed: false };

/** The state of the search of the header, and what its parts do. */
export function useSearchBox() {
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
