import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { searchScene, stepHit } from './scene/searchScene.ts';
import { emptySelection } from './scene/selection.ts';
import { useViewer } from './viewerContext.ts';

const searchDelayMs = 200;

/** A search that selects its hits in the drawing and centers one of them at a time. */
export function useSceneSearch() {
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
