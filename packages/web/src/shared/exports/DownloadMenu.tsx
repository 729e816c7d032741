import { Menu } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { downloadName } from './saveFile.ts';
import { Chevron } from '../../ui/icons.tsx';
import { Download } from '../../ui/toolIcons.tsx';
import styles from './DownloadMenu.module.css';

export interface DownloadItem {
  readonly name: string;
  /** The format, e.g. csv. */
  readonly detail: string;
  /** Address of the file; undefined when `make` saves it. */
  readonly href?: string;
  /** Name of the view with its ending, e.g. `table.csv`; edition, query and date are added. */
  readonly file: string;
  readonly make?: () => void | Promise<void>;
}

interface Props {
  readonly label: string;
  readonly items: readonly DownloadItem[];
}

/** A button with a menu of files to download. Says why a file could not be made. */
export function DownloadMenu({ label, items }: Props) {
  const [failure, setFailure] = useState<string>();
  const make = async (item: DownloadItem) => {
    setFailure(undefined);
    try {
      await item.make?.();
    } catch (error) {
      setFailure(`The file could not be made. ${messageOf(error)}`);
    }
  };
  return (
    <>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" leftSection={<Download />} rightSection={<Chevron />}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {items.map((item) => (
            <Item key={`${item.name} ${item.detail}`} {...item} make={() => make(item)} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {failure !== undefined && <ErrorState message={failure} />}
    </>
  );
}

function Item({ name, detail, href, file, make }: DownloadItem) {
  const format = <span className={styles.format}>{detail}</span>;
  if (href === undefined) {
    return (
      <Menu.Item onClick={make} rightSection={format}>
        {name}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item component="a" href={href} download={downloadName(file)} rightSection={format}>
      {name}
    </Menu.Item>
  );
}
