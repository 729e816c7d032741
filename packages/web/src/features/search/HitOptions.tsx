import type { SearchHit, SearchView } from '@trellis/core/search';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { searchPage } from '../../router/pageAddresses.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import {
  chooseInput,
  hitAddress,
  hitGroups,
  HitName,
  hitTexts,
  kindNames,
  totalHits,
  type HitGroup,
} from './hits.tsx';
import styles from './SearchList.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly view: SearchView;
  /** Index of the option that the keyboard is on; -1 for none. */
  readonly active: number;
  readonly onChoose: () => void;
}

/** The hits as options in groups, and a last one that leads to all of them. */
export function HitOptions({ id, text, view, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const groups = hitGroups(view);
  const option = (index: number) => ({ id: `${id}-${index}`, isActive: index === active });
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map((group, i) => {
        const first = groups.slice(0, i).reduce((sum, { hits }) => sum + hits.length, 0);
        return <Group key={group.kind} {...{ group, onChoose }} optionAt={(index) => option(first + index)} />;
      })}
      <Link
        {...optionProps(option(view.hits.length))}
        className={`${styles.option} ${styles.all}`}
        to={searchPage(text)}
        onClick={onChoose}
      >
        All {countOf(totalHits(view), 'result')} for &quot;{text}&quot;
      </Link>
    </div>
  );
}

interface Option {
  readonly id: string;
  readonly isActive: boolean;
}

const optionProps = ({ id, isActive }: Option) =>
  ({ id, role: 'option', 'aria-selected': isActive, tabIndex: -1 }) as const;

interface GroupProps extends Pick<Props, 'onChoose'> {
  readonly group: HitGroup;
  readonly optionAt: (index: number) => Option;
}

function Group({ group: { kind, hits, total }, optionAt, onChoose }: GroupProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} role="presentation" className={styles.heading}>
        {kindNames[kind]}
        {total > hits.length && <span> {formatCount(total)}</span>}
      </div>
      {hits.map((hit, index) => (
        <HitOption key={hit.id} {...{ hit, onChoose }} option={optionAt(index)} />
      ))}
    </div>
  );
}

interface HitOptionProps extends Pick<Props, 'onChoose'> {
  readonly hit: SearchHit;
  readonly option: Option;
}

function HitOption({ hit, option, onChoose }: HitOptionProps) {
  const { id, note } = hitTexts(hit);
  const choose = () => {
    chooseInput(hit);
    onChoose();
  };
  return (
    <Link {...optionProps(option)} className={styles.option} to={hitAddress(hit)} onClick={choose}>
      <span className={styles.name}>
        <strong>
          <HitName {...hit} />
        </strong>
        {id && <span> {id}</span>}
      </span>
      {note && <span className={styles.detail}>{note}</span>}
    </Link>
  );
}
