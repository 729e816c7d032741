import { valueOf } from '@trellis/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Grip } from '../../../ui/toolIcons.tsx';
import { useBuilderRows } from './builderRows.ts';
import type { MoveDirection } from './nodeMoves.ts';
import styles from './builder.module.css';

interface Props {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A small button that shows an icon, with its label as tooltip. */
export function IconButton({ label, disabled, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const directions: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Moves a row by dragging or with the arrow keys. */
export function MoveHandle({ id, label }: { readonly id: number; readonly label: string }) {
  const { actions, drag } = useBuilderRows();
  const moveByKey = (event: KeyboardEvent) => {
    const direction = valueOf(directions, event.key);
    if (!direction) return;
    event.preventDefault();
    actions.move(id, direction);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Move ${label}: arrow keys; right into the group above, left out of it`}
      data-handle={id}
      title="Drag, or press the arrow keys"
      {...drag.handleProps(id)}
      onKeyDown={moveByKey}
    >
      <Grip />
    </button>
  );
}
