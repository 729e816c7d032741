import { ActionIcon, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Help } from './toolIcons.tsx';
import styles from './StatisticHelp.module.css';

interface Props {
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
export const StatisticHelp = ({ name, section, guide, children }: Props) => (
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
