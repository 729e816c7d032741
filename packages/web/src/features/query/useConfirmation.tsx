import { useState } from 'react';
import { useSettings } from '../../state/settings.ts';
import type { Submission } from '../../state/submit.ts';
import { applyBuiltQuery, differingBuiltQuery } from './builder/builderSync.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { syntaxDiagnostic } from './editor/syntaxDiagnostic.ts';

/**
 * Runs a query, after the confirmation dialog if it is switched on and the query has no syntax error. For a blank text, the
 * query of the builder runs instead.
 */
export function useConfirmation(submission: Submission) {
  const { warnSubmit } = useSettings();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const submit = (text: string) => {
    const built = text.trim() === '' ? differingBuiltQuery('') : undefined;
    const query = built ?? text;
    if (built !== undefined) applyBuiltQuery(built);
    if (warnSubmit && query.trim() !== '' && !syntaxDiagnostic(query)) setUnconfirmed(query);
    else submission.run(query);
  };
  const dialog = unconfirmed !== undefined && (
    <ConfirmDialog
      query={unconfirmed}
      built={differingBuiltQuery(unconfirmed)}
      onSubmit={() => submission.run(unconfirmed)}
      onClose={() => setUnconfirmed(undefined)}
    />
  );
  return { submit, dialog };
}
