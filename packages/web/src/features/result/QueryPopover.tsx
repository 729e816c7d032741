import type { RequestInfo } from '@trellis/contract';
import { Popover } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/toolIcons.tsx';
import styles from './QueryDialog.module.css';

/** The whole query, a button that copies it, and the additional edge features. */
export const QueryPopover = ({ request: { query, edges } }: { readonly request: RequestInfo }) => (
  <Popover position="bottom-start" offset={4} trapFocus>
    <Popover.Target>
      <Button variant="subtle" size="compact-sm">
        Show Query
      </Button>
    </Popover.Target>
    <Popover.Dropdown className={styles.popover}>
      <pre className={styles.text} tabIndex={0}>
        {query}
      </pre>
      <CopyButton icon={<Copy />} label="Copy" text={() => query} />
      {edges.length > 0 && (
        <>
          <h3>Additional Edge Features</h3>
          <ul className={styles.edges}>
            {edges.map((edge) => (
              <li key={edge}>{edge}</li>
            ))}
          </ul>
        </>
      )}
    </Popover.Dropdown>
  </Popover>
);
