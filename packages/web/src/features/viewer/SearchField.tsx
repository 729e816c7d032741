import { ActionIcon, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Chevron, Search } from '../../ui/icons.tsx';
import { Up } from '../../ui/toolIcons.tsx';
import { hitCountText } from './scene/searchScene.ts';
import { useSceneSearch } from './useSceneSearch.ts';
import styles from './Viewer.module.css';

/** Finds genes by id or symbol, and targets by the name of their edges; steps through the hits. */
export function SearchField() {
  const { text, hits, current, write, clear, step } = useSceneSearch();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const isEmpty = hits.length === 0;
  return (
    <div className={styles.search} role="search">
      <TextInput
        type="search"
        aria-label="Search"
        placeholder="Gene, symbol or edge name"
        leftSection={<Search />}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <output className={styles.hits} aria-label="Found">
        {text.trim() !== '' && hitCountText(hits.length, current)}
      </output>
      <ActionIcon variant="default" size={32} aria-label="Previous hit" disabled={isEmpty} onClick={() => step(-1)}>
        <Up />
      </ActionIcon>
      <ActionIcon variant="default" size={32} aria-label="Next hit" disabled={isEmpty} onClick={() => step(1)}>
        <Chevron />
      </ActionIcon>
    </div>
  );
}
