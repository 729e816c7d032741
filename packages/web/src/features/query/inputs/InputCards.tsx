import { inputFields } from '../../../state/inputs.ts';
import { InputCard } from './InputCard.tsx';
import { SavedListsCard } from './SavedListsCard.tsx';
import styles from './inputs.module.css';

/** The cards of the four inputs and of the saved lists. */
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
