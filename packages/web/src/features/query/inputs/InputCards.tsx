import { inputFields } from '../../../state/inputs.ts';
import { OwnCard } from '../own/OwnCard.tsx';
import { InputCard } from './InputCard.tsx';
import { SavedListsCard } from './SavedListsCard.tsx';
import styles from './inputs.module.css';

/** The cards of the four inputs, of the saved lists, and of the user's own analyses. */
export function InputCards() {
  return (
    <div className={styles.cards}>
      {inputFields.map((field) => (
        <InputCard key={field} field={field} />
      ))}
      <SavedListsCard />
      <OwnCard />
    </div>
  );
}
