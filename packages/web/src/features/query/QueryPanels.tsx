import type { ReactNode } from 'react';
import { BuilderCard } from './builder/BuilderCard.tsx';
import { EdgesCard } from './edges/EdgesCard.tsx';
import { InputCards } from './inputs/InputCards.tsx';
import styles from './QueryPanels.module.css';

/** The cards below the editor: the builder with `children` below it, the inputs and the additional edges. */
export function QueryPanels({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <BuilderCard />
        {children}
      </div>
      <div className={styles.column}>
        <InputCards />
        <EdgesCard />
      </div>
    </div>
  );
}
