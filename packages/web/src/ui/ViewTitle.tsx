import { ActionIcon, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Help } from './toolIcons.tsx';
import { useIsPhone } from './useIsPhone.ts';
import styles from './ViewTitle.module.css';
import viewStyles from './view.module.css';

interface ViewTitleProps {
  readonly title: ReactNode;
  /** The question mark that explains the statistic of the view. */
  readonly help: ReactNode;
  /** What the view shows, always in sight. */
  readonly shown?: ReactNode;
  /** How it is computed: on a phone one line that opens, so that the view is in sight. */
  readonly children?: ReactNode;
}

/** The title of a view with a statistic, its question mark, and the sentences below it. */
export function ViewTitle({ title, help, shown, children }: ViewTitleProps) {
  const isFolded = useIsPhone() && children !== undefined;
  return (
    <div className={viewStyles.title}>
      <div className={viewStyles.titleLine}>
        <h2>{title}</h2>
        {help}
      </div>
      <p className={viewStyles.note}>
        {shown}
        {shown && ' '}
        {!isFolded && children}
      </p>
      {isFolded && (
        <details className={viewStyles.folded}>
          <summary>How this is computed</summary>
          <p>{children}</p>
        </details>
      )}
    </div>
  );
}

interface StatisticHelpProps {
  /** Name of the statistic, e.g. `the overlap test`. */
  readonly name: string;
  /** Section of the tutorial. */
  readonly section: string;
  /** Page and section of the guide, e.g. `statistics#motifs`. */
  readonly guide: string;
  /** What is tested, on which genes, against what, the correction, and how to read it: three to five sentences. */
  readonly children: ReactNode;
}

/** A question mark that explains a statistic, with links to its sections of the guide and of the tutorial. */
export const StatisticHelp = ({ name, section, guide, children }: StatisticHelpProps) => (
  <Popover position="bottom-start" offset={4} width={380} withinPortal trapFocus returnFocus>
    <Popover.Target>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`About ${name}`}>
        <Help />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown className={styles.help} aria-label={`About ${name}`}>
      <p>{children}</p>
      <Link to={`/guide/${guide}`}>Read more in the guide</Link>
      <br />
      <Link to={`/tutorial#${section}`}>Read more in the tutorial</Link>
    </Popover.Dropdown>
  </Popover>
);
