import { useId, type ComponentProps } from 'react';
import { Chevron } from './icons.tsx';
import styles from './Field.module.css';

/** A choice; a text is its own label. */
type Choice = string | { readonly value: string; readonly label: string; readonly disabled?: boolean };

/** Choices under a heading. */
interface Group {
  readonly group: string;
  readonly items: readonly Choice[];
}

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'size'> {
  readonly data: readonly (Choice | Group)[];
  /** A visible label above the field. */
  readonly label?: string;
}

/** A field with the choices of the browser's own menu. */
export function Select({ data, label, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.select}>
        <select id={id} className={styles.field} {...rest}>
          {data.map((one) =>
            isGroup(one) ? (
              <optgroup key={one.group} label={one.group}>
                {one.items.map(option)}
              </optgroup>
            ) : (
              option(one)
            ),
          )}
        </select>
        <Chevron />
      </div>
    </div>
  );
}

const isGroup = (one: Choice | Group): one is Group => typeof one === 'object' && 'group' in one;

function option(choice: Choice) {
  const { value, label, disabled = false } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** A field for several lines of text. */
export const TextArea = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={`${styles.field} ${className}`} {...rest} />
);
