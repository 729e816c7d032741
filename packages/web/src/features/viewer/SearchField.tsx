import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Chevron, Search, Up } from '../../ui/icons.tsx';
import { formatCount } from '../../ui/numbers.ts';
import type { NetworkScene } from './scene/scene.ts';
import { searchScene, stepHit } from './scene/searchScene.ts';
import styles from './Viewer.module.css';

interface Props {
  readonly scene: NetworkScene;
  readonly onSelect: (places: readonly number[]) => void;
  /** Shows one of the hits. */
  readonly onGo: (place: number) => void;
}

/** Finds genes by id or symbol, and the targets of edges by name; steps through what it finds. */
export function SearchField({ scene, onSelect, onGo }: Props) {
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly number[]>([]);
  const [at, setAt] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const find = (wanted: string) => {
    const found = searchScene(scene, wanted);
    setHits(found);
    setAt(-1);
    onSelect(found);
    return found;
  };
  const findSoon = useDebouncedCallback(find, 200);
  const write = (wanted: string) => {
    setText(wanted);
    findSoon(wanted);
  };
  const clear = () => {
    findSoon.cancel();
    setText('');
    find('');
  };
  const go = (by: 1 | -1) => {
    findSoon.cancel();
    const found = searchScene(scene, text);
    const next = stepHit(at, found.length, by);
    setHits(found);
    setAt(next);
    onSelect(found);
    if (next >= 0) onGo(found[next]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear();
    else if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search} role="search">
      <TextInput
        ref={field}
        type="search"
        aria-label="Search"
        placeholder="Gene, symbol or edge name"
        leftSection={<Search />}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <output className={styles.hits} aria-label="Found">
        {text.trim() !== '' && countText(hits.length, at)}
      </output>
      <ActionIcon
        variant="default"
        size={32}
        aria-label="Previous hit"
        disabled={!hits.length}
        onClick={() => go(-1)}
      >
        <Up />
      </ActionIcon>
      <ActionIcon variant="default" size={32} aria-label="Next hit" disabled={!hits.length} onClick={() => go(1)}>
        <Chevron />
      </ActionIcon>
    </div>
  );
}

const countText = (count: number, at: number): string =>
  count === 0 ? 'none' : at < 0 ? `${formatCount(count)} found` : `${formatCount(at + 1)} of ${formatCount(count)}`;
