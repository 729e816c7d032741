import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

interface Look {
  /** `filled` is the one thing to do next; `default` is any other. */
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** Of a filled button: after a failure, while something is out of date, or when that is up to date again. */
  readonly tone?: 'danger' | 'caution' | 'fresh';
  readonly size?: 'sm' | 'lg' | 'xs' | 'compact-sm' | 'compact-xs';
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Whether it is at work; it cannot be pressed meanwhile. */
  readonly loading?: boolean;
}

/** A button with a text, and a picture on either side of it. */
export function Button({ loading = false, disabled, ...props }: ButtonProps) {
  const { children, ...rest } = dressed(loading ? { ...props, leftSection: <Loader size={14} /> } : props);
  return (
    <button type="button" disabled={disabled === true || loading} aria-busy={loading || undefined} {...rest}>
      {children}
    </button>
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & Look & { readonly to: string }) {
  return <Link to={to} {...dressed(props)} />;
}

/** A link to a file or to another site that looks like a button. */
export function ButtonAnchor(props: ComponentProps<'a'> & Look) {
  const { children, ...rest } = dressed(props);
  return <a {...rest}>{children}</a>;
}

/** Buttons that share their borders. */
export const ButtonGroup = ({ children }: { readonly children: ReactNode }) => (
  <div role="group" className={styles.group}>
    {children}
  </div>
);

type Dressed = Look & { readonly className?: string; readonly children?: ReactNode };

/** Turns the look of a button into a class, attributes and children. */
function dressed<P extends Dressed>(props: P) {
  const { variant = 'filled', tone, size, leftSection, rightSection, className = '', children, ...rest } = props;
  return {
    ...rest,
    className: `${styles.button} ${styles[variant]} ${className}`,
    'data-button': true,
    'data-size': size,
    'data-tone': tone,
    children: (
      <>
        {leftSection && <span data-side="left">{leftSection}</span>}
        {children}
        {rightSection && <span data-side="right">{rightSection}</span>}
      </>
    ),
  };
}

/** A button within a text that looks like a link. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.inText} {...props} />;
}

interface LoaderProps {
  /** In pixels. */
  readonly size: number;
  /** Accessible name; without one it is a picture next to a text. */
  readonly label?: string;
}

/** A turning ring: the site is at work. */
export const Loader = ({ size, label }: LoaderProps) => (
  <span
    className={styles.loader}
    style={{ width: size, height: size }}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  />
);

/** The full name of a tool whose button shows a shorter one or an icon, for screen readers and as a tooltip. */
export const named = (name: string) => ({ 'aria-label': name, title: name });
