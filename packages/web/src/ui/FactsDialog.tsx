import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Consensus } from './Consensus.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './FactsDialog.module.css';

interface Props {
  readonly title: string;
  /** Names and values; empty values are left out. */
  readonly facts: readonly (readonly [name: string, value: string | number | undefined])[];
  readonly onClose: () => void;
  /** Shown above the facts. */
  readonly children?: ReactNode;
}

/** Names and values in a dialog. Images are drawn, DOIs and accessions are links, and a consensus has the colors of its bases. */
export function FactsDialog({ title, facts, onClose, children }: Props) {
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      {children}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Value name={name} value={String(value)} />
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

function Value({ name, value }: { readonly name: string; readonly value: string }) {
  if (name === 'Consensus') return <Consensus letters={value} />;
  return value.startsWith('data:image/') ? <img src={value} alt={name} /> : <LinkedText text={value} field={name} />;
}
