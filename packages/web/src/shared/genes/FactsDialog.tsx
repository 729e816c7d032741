import { originKeys } from '@trellis/core/dataset';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { MetadataValue } from './MetadataValue.tsx';
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
  const source = facts.find(([name]) => name === originKeys.url)?.[1]?.toString();
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
                <Value name={name} value={String(value)} source={source} />
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

interface ValueProps {
  readonly name: string;
  readonly value: string;
  /** Address of the file that an analysis was read from. */
  readonly source: string | undefined;
}

function Value({ name, value, source }: ValueProps) {
  if (name === 'Consensus') return <Consensus letters={value} />;
  if (value.startsWith('data:image/')) return <img src={value} alt={name} />;
  return <MetadataValue text={value} field={name} source={source} />;
}

/** A DNA consensus, each base in its color; letters for several bases are gray. */
function Consensus({ letters }: { readonly letters: string }) {
  return (
    <span className={styles.consensus} aria-label={letters} role="img">
      {[...letters].map((letter, i) => (
        <span key={i} aria-hidden data-base={letter.toLowerCase()}>
          {letter}
        </span>
      ))}
    </span>
  );
}
