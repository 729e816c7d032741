import { inputFields } from '../../../state/inputs.ts';
import { InputCard } from './InputCard.tsx';
import { SavedListsCard } from './SavedListsCard.tsx';
import styles from './inputs.module.css';

/** Everything that can restrict a query: the four inputs, and the saved lists. */
export function InputCards() {
  return (
    <div className={styles.cards}>
      {inputFields.map((field) => (
        <InputCard key={field} field={field} />
      ))}
      <SavedListsCard />
    </div>
  );
}
