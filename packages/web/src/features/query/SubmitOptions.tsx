import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { canNotify } from '../../state/doneNotice.ts';
import { changeSettings, useSettings } from '../../state/settings.ts';
import styles from './SubmitOptions.module.css';

/** Confirmation before a submit, and notification when a query ends. */
export function SubmitOptions() {
  const { warnSubmit } = useSettings();
  return (
    <div className={styles.options}>
      <Checkbox
        size="xs"
        label="Confirm Query Before Submit"
        checked={warnSubmit}
        onChange={(event) => changeSettings({ warnSubmit: event.currentTarget.checked })}
      />
      {canNotify() && <NotifyOption />}
    </div>
  );
}

/** On at first; asks for the browser's permission when the box is checked, else when the first notification is due. */
function NotifyOption() {
  const { notify } = useSettings();
  const [permission, setPermission] = useState(() => Notification.permission);
  const [refused, setRefused] = useState(false);
  const choose = async (wanted: boolean) => {
    const allowed = wanted ? await Notification.requestPermission() : permission;
    setPermission(allowed);
    setRefused(wanted && allowed === 'denied');
    changeSettings({ notify: wanted && allowed !== 'denied' });
  };
  return (
    <>
      <Checkbox
        size="xs"
        label="Notify me when a query ends"
        checked={notify && permission !== 'denied'}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      {refused && (
        <span className={styles.blocked} role="status">
          This browser blocks notifications from this site. You can allow them in its settings.
        </span>
      )}
    </>
  );
}
