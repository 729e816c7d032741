import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type KeyboardEvent } from 'react';
import { useNetworkSize } from '../../api/network.ts';
import { Chevron, Search } from '../../ui/icons.tsx';
import { edgeCountsText } from '../../shared/genes/networkSizeText.ts';
import { countOf } from '../../ui/numbers.ts';
import { Up } from '../../ui/toolIcons.tsx';
import { slowDrawingNotice } from './drawing/engine.ts';
import { networkSizeText } from './drawing/networkFigure.ts';
import { hitCountText, searchScene, stepHit } from './scene/searchScene.ts';
import { emptySelection } from './scene/selection.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

/** The size of the network, the number of hidden edges, a notice where drawing is slow, and the search. */
export function ViewerHeading() {
  const { picture, webgl, drawMs } = useViewer();
  const { scene, visible } = picture;
  const hidden = scene.edges.length - visible.edgeCount;
  const warning = slowDrawingNotice(scene.edges.length, drawMs, webgl);
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {networkSizeText(scene)}
      </h1>
      <EdgeCounts />
      {hidden > 0 && (
        <p className={styles.note} role="status">
          {countOf(hidden, 'edge')} hidden
        </p>
      )}
      {warning && (
        <p className={styles.warning} role="note">
          {warning}
        </p>
      )}
      <SearchField />
    </div>
  );
}

/** Findings and distinct edges, in the words of the Network tab. */
function EdgeCounts() {
  const { request, options, answered, picture } = useViewer();
  const size = useNetworkSize(request, options).data;
  if (!size) return null;
  const uploaded = picture.scene.edges.length - answered.edges.length;
  return <p className={styles.note}>{edgeCountsText({ ...size, uploaded })}</p>;
}

const searchDelayMs = 200;

/** A search that selects its hits in the drawing and centers one of them at a time. */
function useSceneSearch() {
  const { picture, dispatch, controls } = useViewer();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly number[]>([]);
  const [current, setCurrent] = useState(-1);
  const find = (query: string, currentIn: (count: number) => number = () => -1) => {
    const found = searchScene(picture.scene, query);
    const next = currentIn(found.length);
    setHits(found);
    setCurrent(next);
    dispatch({ type: 'select', selection: { ...emptySelection, nodes: new Set(found) } });
    if (next >= 0) controls.current?.center(found[next]);
  };
  const findSoon = useDebouncedCallback((query: string) => find(query), searchDelayMs);
  const write = (query: string) => {
    setText(query);
    findSoon(query);
  };
  const clear = () => {
    findSoon.cancel();
    setText('');
    find('');
  };
  const step = (by: 1 | -1) => {
    findSoon.cancel();
    find(text, (count) => stepHit(current, count, by));
  };
  return { text, hits, current, write, clear, step };
}

/** Finds genes by id or symbol, and targets by the name of their edges; steps through the hits. */
function SearchField() {
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
