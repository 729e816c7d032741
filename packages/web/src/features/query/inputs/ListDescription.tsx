import { useSources } from '../../../api/sources.ts';
import type { InputKind } from './inputKinds.ts';
import styles from './inputs.module.css';

interface Props {
  readonly kind: InputKind['holds'];
  readonly name: string;
}

/** What the data set says about a predefined list or network; empty where it says nothing. */
export function ListDescription({ kind, name }: Props) {
  const { data } = useSources();
  const wanted = kind === 'network' ? 'network' : 'list';
  const part = data?.parts.find((one) => one.kind === wanted && one.name === name);
  const text = [part?.description, part?.source].filter(Boolean).join(' Source: ');
  return text && <p className={styles.does}>{text}</p>;
}
