import { Button } from './Button.tsx';
import { Loader } from './Loader.tsx';
import { useEffect, useState } from 'react';
import styles from './Running.module.css';

interface Props {
  readonly text: string;
  readonly onCancel: () => void;
}

/** Progress of a long call: what is running, for how long, and a button that cancels it. */
export function Running({ text, onCancel }: Props) {
  const seconds = useSeconds();
  return (
    <div className={styles.running} role="status">
      <Loader size={16} />
      <span>
        {text}
        {seconds > 0 && <span className={styles.time} aria-hidden="true">{` ${seconds} s`}</span>}
      </span>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Whole seconds since the component appeared. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
